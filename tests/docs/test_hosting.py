"""What the guides tell a host to type or to write into files works as it stands, as far as this machine can tell."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from loipe.server.config import gathered
from tests.cli.terminal import command

ROOT = Path(__file__).parents[2]
GUIDES = [ROOT / "docs" / "how-to" / name for name in ("host.md", "host-several.md")]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    return [text for guide in GUIDES for found, text in BLOCK.findall(guide.read_text("utf-8")) if found == kind]


COMMANDS = [line.partition(" #")[0] for text in blocks("sh") for line in text.splitlines() if "loipe serve" in line]


@pytest.mark.parametrize("line", COMMANDS)
def test_every_way_to_serve_has_settings_that_hold(line: str) -> None:
    words = [word for word in shlex.split(line)[1:] if word != "--open"]
    ran = command(*words, "--show-config")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("text", [*blocks("toml"), "\n".join(blocks("toml")[:1])])
def test_every_file_of_settings_can_be_read(text: str, tmp_path: Path) -> None:
    file = tmp_path / "loipe.toml"
    file.write_text(text, "utf-8")
    said = gathered({}, file=str(file), environment={})
    assert {name for name, (_, by) in said.items() if by} == set(tomllib.loads(text)) != set()


def test_the_service_is_one_that_systemd_understands(tmp_path: Path) -> None:
    (unit,) = blocks("ini")
    started = re.findall(r"^ExecStart=(\S+) (.*)$", unit, re.MULTILINE)
    assert started == [("/usr/local/bin/loipe", "serve --config /etc/loipe.toml")]
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    file = tmp_path / "loipe.service"
    file.write_text(unit.replace("/usr/local/bin/loipe", "/bin/true"), "utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, timeout=60)
    ours = [line for line in ran.stderr.splitlines() if "loipe" in line]
    assert ours == [], ran.stderr


@pytest.mark.parametrize("text", blocks("nginx"))
def test_nginx_takes_the_proxy(text: str, tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if nginx is None or shutil.which("openssl") is None:
        pytest.skip("there is no nginx here")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", "1"]
    subprocess.run([*making, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    own = re.sub(r"(ssl_certificate) .*;", rf"\1 {certificate};", text)
    own = re.sub(r"(ssl_certificate_key) .*;", rf"\1 {key};", own)
    folders = "".join(
        f"{name}_temp_path {tmp_path}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {folders}\n{own}\n}}", "utf-8")
    ran = subprocess.run([nginx, "-t", "-e", str(tmp_path / "log"), "-c", str(file)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("text", [text for text in blocks("text") if "reverse_proxy" in text])
def test_caddy_takes_the_proxy(text: str, tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("there is no caddy here")
    file = tmp_path / "Caddyfile"
    file.write_text(text, "utf-8")
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, **home})
    assert ran.returncode == 0 and "Valid configuration" in ran.stdout + ran.stderr, ran.stderr


def test_the_container_builds_as_make_does() -> None:
    """No engine is asked to build it here: what it copies is what the Makefile builds from, with the same commands."""
    make = (ROOT / "Makefile").read_text("utf-8")
    built = next(line for line in make.splitlines() if "tar -cf -" in line and "pyproject.toml" in line)
    copied = {
        name for line in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINER, re.MULTILINE) for name in line.split()
    }
    needed = set(re.findall(r"(?<= )(pyproject\.toml|setup\.py|mypyc\.ini|README\.md|LICENSE|src)(?= )", built))
    assert len(needed) == 6 and needed | {"web"} == copied
    ignored = (ROOT / ".containerignore").read_text("utf-8").split() if (ROOT / ".containerignore").exists() else []
    assert not copied & set(ignored)
    commands = [
        part.strip() for line in re.findall(r"^RUN (.*)$", CONTAINER, re.MULTILINE) for part in line.split("&&")
    ]
    assert "npm run build" in commands and "npm run --silent build" in make
    assert any(each.startswith("npm ci --omit=dev") for each in commands) and "--omit=dev" in make
    pages = re.findall(r"^COPY --from=page /loipe/(\S+) (\S+)$", CONTAINER, re.MULTILINE)
    page = next(line for line in make.splitlines() if line.startswith("PAGE := ")).split()[-1]
    assert pages == [(str(Path(page).parent),) * 2]


def test_the_container_copies_what_is_there_and_runs_what_exists(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINER, re.MULTILINE):
        assert all((ROOT / name).exists() for name in line.split()), line
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\.whl\)\[(\w+)\]", CONTAINER)) <= set(extras)
    variables = dict(re.findall(r"(LOIPE_\w+)=(\S+)", re.findall(r"^ENV (.*)$", CONTAINER, re.MULTILINE)[0]))
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    ran = command("serve", "--show-config")
    assert ran.code == 0 and all(f"# {name}" in ran.out for name in variables)
    assert '"build":' in (ROOT / "web" / "package.json").read_text("utf-8")
    assert (ROOT / "web" / "package-lock.json").exists()
