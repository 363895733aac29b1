"""Three small games on the core, each around one moment that the co-op games will need."""
