"""One HTML page that needs nothing else: no network, no script but the copy button."""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from loipe.core.text import Text
from loipe.games import load
from loipe.lab.report.findings import Figure, Findings
from loipe.lab.report.numbers import Numbers
from loipe.lab.run import Run

PLAIN = ("lab", "table", "again", "copy", "copied", "alone", "intervals")
"""Words of the page that say no numbers."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def make(folder: Path, language: str = "en") -> tuple[str, list[Figure]]:
    """The page of a run, and its figures."""
    run = Run.open(folder)
    text = Text(language, game_id=load(run.asked.game).META.id)
    numbers = Numbers(run, text)
    findings = Findings(numbers)
    figures = list(findings.figures())
    return page(numbers, findings, figures), figures


def page(numbers: Numbers, findings: Findings, figures: list[Figure]) -> str:
    asked, say, meta = numbers.asked, findings.say, numbers.game.META
    first, second = findings.answer()
    clearest = [sentence for _, sentence in sorted(findings.found, reverse=True)]
    second = " ".join([second, *clearest[:2]])
    widest = max((share.high - share.low) / 2 for share in findings.contenders)
    facts = [
        (f"{numbers.games:,}", say("lab-report-fact-games")),
        (short(numbers.plies), say("lab-report-fact-plies")),
        (f"{asked.seconds:,.{int(asked.seconds < 10)}f} s", say("lab-report-fact-seconds")),
        (f"± {100 * widest:.1f}", say("lab-report-fact-doubt")),
    ]
    words = {name: say(f"lab-report-{name}") for name in PLAIN}
    words |= {
        "language": numbers.text.language, "game": meta.title, "day": datetime.now(UTC).strftime("%Y-%m-%d"),
        "title": asked.title or say("lab-report-title", game=meta.title), "answer": first, "against": second,
        "command": asked.command,
        "colophon": say("lab-report-colophon", rules=asked.rules, version=asked.loipe, seed=asked.seed),
    }  # fmt: skip
    filled = {name: escape(value) for name, value in words.items()}
    filled["facts"] = "".join(f"<div><b>{escape(n)}</b><span>{escape(about)}</span></div>" for n, about in facts)
    filled["seats"] = table(numbers, findings)
    filled["figures"] = "".join(shown(number, figure, findings) for number, figure in enumerate(figures, 1))
    filled["font"] = font()
    filled["logo"] = (files("loipe.lab.report") / "logo.svg").read_text("utf-8")
    template = (files("loipe.lab.report") / "page.html").read_text("utf-8")
    return Template(template).substitute(filled)


def shown(number: int, figure: Figure, findings: Findings) -> str:
    caption = findings.say("lab-report-figure", number=number, caption=figure.caption)
    wide = ' class="wide"' if figure.is_wide else ""
    return (
        f'<figure id="{escape(figure.id)}"{wide}><figcaption><h2>{escape(figure.title)}</h2>'
        f"<p>{escape(caption)}</p></figcaption><div>{figure.svg}</div><div>{figure.small}</div></figure>"
    )


def table(numbers: Numbers, findings: Findings) -> str:
    """Who sat at the table, variant by variant."""
    rows = []
    for at, (way, variant) in enumerate(zip(numbers.ways, numbers.asked.variants, strict=True)):
        bots = variant["bots"]
        counted = [
            findings.say("lab-report-bots", bot=numbers.bot(bot), count=bots.count(bot)) for bot in dict.fromkeys(bots)
        ]
        head = way or findings.say("lab-report-as-set")
        letter = LETTERS[at] if at < len(LETTERS) else str(at + 1)
        rows.append(f"<li><i>{letter}</i><b>{escape(head)}</b><span>{escape(', '.join(counted))}</span></li>")
    left = len(rows) - 6
    more = f"<li class=more>{escape(findings.say('lab-report-more', count=left))}</li>" if left > 0 else ""
    return f"<ul>{''.join(rows[:6])}{more}</ul>"


def font() -> str:
    """Inter, where the page of the tables is installed; else what the reader's machine has."""
    for file in sorted((files("loipe") / "server" / "page" / "assets").glob("inter-*.woff2")):  # type: ignore[attr-defined]
        encoded = b64encode(file.read_bytes()).decode()
        return f'@font-face{{font-family:Inter;font-weight:100 900;src:url("data:font/woff2;base64,{encoded}")}}'
    return ""


def short(number: int) -> str:
    """88.6 M."""
    for size, sign in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if number >= size:
            return f"{number / size:.1f} {sign}"
    return str(number)
