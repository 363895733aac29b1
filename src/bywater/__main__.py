"""`python -m bywater` is the command `bywater`."""

from bywater.cli.main import app

app()
