"""The Lord of the Rings, cooperative: two to five hobbits carry the Ring through four scenarios to Mount Doom."""
