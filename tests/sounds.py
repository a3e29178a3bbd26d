"""How loud and how long the page's sounds are: python -m tests.sounds prints it and writes them to dist/sounds for sox.

They are rendered by the browser itself, from the source that the page is built of.
"""

from __future__ import annotations

import base64
import json
import math
import struct
import subprocess
import sys
import wave
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests import machine

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web" / "src" / "lib" / "sounds.ts"
FOLDER = ROOT / "dist" / "sounds"
RATE = 48_000
SECONDS = 3
WINDOW = RATE // 10
SILENT = 10 ** (-60 / 20)
TRANSLATE = """
const ts = require('typescript'), { readFileSync } = require('fs');
const target = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
process.stdout.write(ts.transpileModule(readFileSync(process.argv[1], 'utf8'), { compilerOptions: target }).outputText);
"""
RENDER = """async ([source, rate, seconds]) => {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { NAMES, make } = await import(url);
    const found = {};
    for (const name of NAMES) {
        const audio = new OfflineAudioContext(1, rate * seconds, rate);
        make(audio, name, 0);
        const samples = (await audio.startRendering()).getChannelData(0);
        let bytes = '';
        for (const byte of new Uint8Array(samples.buffer)) bytes += String.fromCharCode(byte);
        found[name] = btoa(bytes);
    }
    return found;
}"""


class Heard(NamedTuple):
    """A sound by the meter: its peak and its loudest tenth of a second in dB of full scale, and its length."""

    peak: float
    loud: float
    seconds: float


def rendered(browser: Browser) -> dict[str, tuple[float, ...]]:
    """The samples of every sound."""
    command = ["node", "-e", TRANSLATE, str(SOURCE)]
    source = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    found = page.evaluate(RENDER, [source, RATE, SECONDS])
    page.close()
    return {name: samples(base64.b64decode(text)) for name, text in found.items()}


def samples(raw: bytes) -> tuple[float, ...]:
    return struct.unpack(f"<{len(raw) // 4}f", raw)


def decibel(level: float) -> float:
    return 20 * math.log10(max(level, 1e-9))


def heard(sound: tuple[float, ...]) -> Heard:
    squares = [each * each for each in sound]
    step = WINDOW // 10
    sums = [sum(squares[at : at + step]) for at in range(0, len(squares), step)]
    loudest = max(sum(sums[at : at + 10]) for at in range(len(sums)))
    last = max((at for at, each in enumerate(sound) if abs(each) > SILENT), default=0)
    return Heard(decibel(max(map(abs, sound))), decibel(math.sqrt(loudest / WINDOW)), last / RATE)


def write(name: str, sound: tuple[float, ...]) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32767 * max(-1, min(1, each)))) for each in sound))


def main() -> None:
    program = machine.browser()
    if program is None:
        sys.exit(machine.lacks("chromium"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, sound in rendered(browser).items():
            write(name, sound)
            print(
                json.dumps({"sound": name, **{key: round(value, 2) for key, value in heard(sound)._asdict().items()}})
            )
        browser.close()


if __name__ == "__main__":
    main()
