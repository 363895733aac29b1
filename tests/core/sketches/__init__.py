"""Three small games on the core, each about one kind of decision of the cooperative games."""
