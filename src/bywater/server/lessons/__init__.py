"""Guided first games at tables."""
