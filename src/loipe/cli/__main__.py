"""`python -m loipe.cli` is the `loipe` command."""

from loipe.cli import main

main()
