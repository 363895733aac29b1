"""A guest's own data: shown as a history, exported as a file, and erased."""
