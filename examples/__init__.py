"""Small programs that show how the package is used."""
