"""`loipe database`, `loipe backup` and `loipe restore`, and their options."""

from typing import Annotated, Optional

import typer

from loipe.cli.parsing import Command, Group
from loipe.cli.speech import say


def about(name: str) -> str:
    return say(f"store-help-{name}")


database_app = typer.Typer(cls=Group, help=about("database"), rich_markup_mode=None)
File = Annotated[str, typer.Argument(help=about("file"), metavar="FILE")]
Database = Annotated[
    Optional[str],  # noqa: UP045
    typer.Option("--database", help=about("checked"), envvar="LOIPE_DATABASE", metavar="DATABASE"),
]


@database_app.command("copy", cls=Command, help=about("copy"))
def copy(
    source: Annotated[str, typer.Argument(help=about("from"), metavar="FROM")],
    target: Annotated[str, typer.Argument(help=about("to"), metavar="TO")],
) -> None:
    from loipe.cli import database as command

    command.copy(source, target)


@database_app.command("check", cls=Command, help=about("check"))
def check(
    database: Annotated[
        Optional[str],  # noqa: UP045
        typer.Argument(help=about("checked"), envvar="LOIPE_DATABASE", metavar="[DATABASE]"),
    ] = None,
) -> None:
    from loipe.cli import database as command

    command.check(database)


def backup(file: File, database: Database = None) -> None:
    from loipe.cli import database as command

    command.backup(file, database)


def restore(file: File, database: Database = None) -> None:
    from loipe.cli import database as command

    command.restore(file, database)


def add_to(app: typer.Typer) -> None:
    app.add_typer(database_app, name="database")
    app.command("backup", cls=Command, help=about("backup"))(backup)
    app.command("restore", cls=Command, help=about("restore"))(restore)
