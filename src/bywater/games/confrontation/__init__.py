"""The Confrontation (Reiner Knizia, 2002): two players, hidden identities, simultaneous cards."""
