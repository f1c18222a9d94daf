"""The web application and its store."""
