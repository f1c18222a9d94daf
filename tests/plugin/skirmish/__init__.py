"""Skirmish: a small game for Biont, with rules and a kit and nothing else."""
