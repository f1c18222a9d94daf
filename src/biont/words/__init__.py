"""Everything a person reads, in English and German."""
