"""`loipe serve` and its options; every other setting by `--set`."""

from typing import Annotated, Optional

import typer

from loipe.cli.speech import say


def about(name: str) -> str:
    return say(f"config-about-{name}")


Text = Optional[str]  # noqa: UP045


def serve(
    host: Annotated[Text, typer.Option(help=about("host"))] = None,
    port: Annotated[Text, typer.Option(help=about("port"), metavar="N")] = None,
    database: Annotated[Text, typer.Option(help=about("database"), metavar="FILE|URL")] = None,
    workers: Annotated[Text, typer.Option(help=about("workers"), metavar="N")] = None,
    most_tables: Annotated[Text, typer.Option(help=about("most-tables"), metavar="N")] = None,
    keep: Annotated[Text, typer.Option(help=about("keep"), metavar="DAYS")] = None,
    keep_finished: Annotated[Text, typer.Option(help=about("keep-finished"), metavar="DAYS")] = None,
    in_memory: Annotated[Text, typer.Option(help=about("in-memory"), metavar="N")] = None,
    think: Annotated[Text, typer.Option(help=about("think"), metavar="SECONDS")] = None,
    push: Annotated[Optional[bool], typer.Option("--push/--no-push", help=about("push"))] = None,  # noqa: UP045
    push_key: Annotated[Text, typer.Option(help=about("push-key"), metavar="FILE")] = None,
    contact: Annotated[Text, typer.Option(help=about("contact"), metavar="ADDRESS")] = None,
    proxies: Annotated[Text, typer.Option(help=about("proxies"), metavar="LIST")] = None,
    log: Annotated[Text, typer.Option(help=about("log"), metavar="text|json")] = None,
    log_level: Annotated[Text, typer.Option(help=about("log-level"), metavar="LEVEL")] = None,
    metrics_port: Annotated[Text, typer.Option(help=about("metrics-port"), metavar="N")] = None,
    config: Annotated[Text, typer.Option(help=about("config"), metavar="FILE")] = None,
    settings: Annotated[Optional[list[str]], typer.Option("--set", help=about("set"), metavar="NAME=VALUE")] = None,  # noqa: UP045
    show_config: Annotated[bool, typer.Option("--show-config", help=about("show"))] = False,
    open_page: Annotated[bool, typer.Option("--open", help=about("open"))] = False,
) -> None:
    options = {
        "host": host, "port": port, "database": database, "workers": workers, "most_tables": most_tables, "keep": keep,
        "keep_finished": keep_finished, "in_memory": in_memory, "think": think, "push": push, "push_key": push_key,
        "contact": contact, "proxies": proxies, "log": log, "log_level": log_level, "metrics_port": metrics_port,
    }  # fmt: skip
    from loipe.cli import serve as command

    said = command.gathered(options, tuple(settings or ()), config)
    if show_config:
        command.show(said)
    else:
        command.serve(said, open_page)
