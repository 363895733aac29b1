"""Players of The Two Towers: a greedy beginner, the quick policy of playouts, and one that thinks ahead."""
