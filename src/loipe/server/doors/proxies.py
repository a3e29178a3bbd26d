"""Where somebody comes from whose request a proxy hands on: only a proxy that is trusted is believed."""

from __future__ import annotations

import ipaddress
import re
from typing import Any

from loipe.core.game import Refused

HEADERS = ("x-forwarded-for", "forwarded")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
FOR = re.compile(r'(?:^|;)\s*for=(?:"\[?([^"\]]*)\]?(?::\d+)?"|([^;"\s]*))', re.IGNORECASE)
"""Of one element of a Forwarded header; an IPv6 address stands in brackets and quotes."""
PORT = re.compile(r"(\d+\.\d+\.\d+\.\d+):\d+")


def networks(text: str, name: str = "proxies") -> tuple[Network, ...]:
    """Addresses and networks, divided by commas; an empty text trusts nobody."""
    found: list[Network] = []
    for each in text.split(","):
        if each.strip():
            try:
                found.append(ipaddress.ip_network(each.strip(), strict=False))
            except ValueError:
                raise Refused("config-proxies", name=name, value=each.strip()[:40]) from None
    return tuple(found)


class Proxies:
    """Those of one host, and the header they set."""

    def __init__(self, trusted: str, header: str) -> None:
        self.trusted = networks(trusted)
        self.header = header.encode()

    def is_trusted(self, host: str) -> bool:
        """An IPv4 address that is written as IPv6 is the same address."""
        try:
            ip = ipaddress.ip_address(host)
        except ValueError:
            return False
        mapped = getattr(ip, "ipv4_mapped", None) or ip
        return any(mapped in network for network in self.trusted)

    def origin(self, scope: Any) -> tuple[str, int] | None:
        """Who asks: of the addresses that were handed on the last that is no proxy's; None to believe the line."""
        client = scope.get("client")
        if not client or not self.is_trusted(client[0]):
            return None
        values = [value.decode("latin-1") for name, value in scope["headers"] if name == self.header]
        hops = [self.address(part) for part in ",".join(values).split(",")] if values else []
        for host in reversed(hops):
            if not self.is_trusted(host):
                return (host, 0) if host else None
        return (hops[0], 0) if hops else None

    def address(self, part: str) -> str:
        """One hop, without its port; empty if it is none."""
        if self.header == b"forwarded":
            found = FOR.search(part)
            part = (found[1] or found[2] or "") if found else ""
        part = part.strip().strip("[]")
        found = PORT.fullmatch(part)
        host = found[1] if found else part
        try:
            return str(ipaddress.ip_address(host))
        except ValueError:
            return ""
