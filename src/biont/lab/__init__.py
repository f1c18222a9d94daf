"""Many games at once: simulation, tournaments and statistics."""
