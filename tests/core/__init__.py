"""The core: every module, and the contract on sketches of difficult decisions."""
