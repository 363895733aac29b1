"""Bot processes, and a fair lock in front of long jobs."""
