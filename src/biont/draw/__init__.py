"""A view of a table, drawn as HTML and SVG."""
