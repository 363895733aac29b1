"""Speed relative to named peers, measured in one run."""
