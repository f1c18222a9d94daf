"""A host's machine: the file with what its owner has settled, its keys, whether all of it holds, and safe keeping."""
