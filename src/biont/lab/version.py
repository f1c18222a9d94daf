"""The version of the environments, a part of their names, and of the trajectories that fit them.

It changes whenever actions, observations or rewards do. In v0 players, organisms and actions were counted by colour,
whoever looked.
"""

VERSION = "v1"
