"""The core: its contract proved on sketches of hard moments, and every module by itself."""
