"""J. The advanced game, a module for each section; Milankovitch cycles (J1) are in ``rules.climate``."""
