"""Bot processes, and the fair lock in front of long jobs."""
