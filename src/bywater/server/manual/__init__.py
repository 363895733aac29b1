"""The manuals as HTML, with their figures, links and sources."""
