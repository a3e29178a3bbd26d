"""Every refusal as a 4xx with one clear sentence."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from loipe.core.game import Defects, Fact, Facts, Refused
from loipe.core.text import Text
from loipe.server.measures import by_limit
from loipe.server.messages import No, Reason

LARGEST = 2**53
LONGEST = 300
MOST_DEFECTS = 200
"""Told at once; a file with more is no course."""
BY_STATUS = {
    401: "server-no-such-link",
    404: "server-not-there",
    405: "server-wrong-method",
    413: "server-too-large",
    415: "server-not-json",
    429: "server-too-fast",
}


REFUSALS = {
    400: ResponseSpec(No, description="not understood"),
    403: ResponseSpec(No, description="not for you"),
    404: ResponseSpec(No, description="not there"),
    413: ResponseSpec(No, description="too large"),
    415: ResponseSpec(No, description="not JSON"),
    422: ResponseSpec(No, description="against a rule"),
    429: ResponseSpec(No, description="too fast"),
    503: ResponseSpec(No, description="not at the moment; the same again is worth a try"),
}
"""What every route may answer beside what it is asked for."""


class Asking(Request[Any, Any, Any]):
    """A request whose body, whatever it is, is JSON or the sender's fault."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (ValueError, RecursionError) as error:
            raise ClientException(str(error)[:LONGEST]) from None


class Rejected(Exception):
    """A refusal with its HTTP status."""

    def __init__(self, status: int, message: str, **facts: Fact) -> None:
        super().__init__(status, message)
        self.status = status
        self.refusal = Refused(message, "", **facts)


def tidy(facts: Facts) -> dict[str, Any]:
    """Facts as JSON takes them: no number beyond what a page can count, no endless text."""

    def one(fact: Any) -> Any:
        if isinstance(fact, int) and not isinstance(fact, bool) and abs(fact) > LARGEST:
            return str(fact)[:LONGEST]
        if isinstance(fact, str):
            return fact[:LONGEST]
        return [one(part) for part in fact] if isinstance(fact, (list, tuple)) else fact

    return {name: one(fact) for name, fact in facts.items()}


NOWHERE = Text()
"""Sentences about no table in particular."""


def reason(refusal: Refused, text: Text = NOWHERE) -> Reason:
    """A refusal as a page takes it, with its English sentence."""
    facts = tidy(refusal.facts)
    try:
        sentence = text.say(refusal.message, facts)
    except LookupError:
        sentence = refusal.message
    return Reason(refusal.message, sentence, refusal.clause, facts)


def problem(error: Refused | Defects | Rejected, text: Text = NOWHERE, id: str = "") -> tuple[int, No]:
    """The status and body for a refusal; `text` knows the names at the table, `id` is the refused message's."""
    status = error.status if isinstance(error, Rejected) else 422
    listed: list[Reason] = []
    if isinstance(error, Defects):
        listed = [reason(defect, text) for defect in error.defects[:MOST_DEFECTS]]
        first = listed[0]
    else:
        first = reason(error.refusal if isinstance(error, Rejected) else error, text)
    later = status >= 500 or status == 429
    return status, No(id, first.message, first.text, first.clause, first.facts, later, listed)


def answered(status: int, body: No, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json", headers=headers)


def refused(request: Request[Any, Any, Any], error: Refused | Defects | Rejected) -> Response[Any]:
    status, body = problem(error, request.state.get("text", NOWHERE), request.state.get("id", ""))
    by_limit(status, body.message)
    later = {"retry-after": str(body.facts["seconds"])} if "seconds" in body.facts and status in (429, 503) else None
    return answered(status, body, later)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bad JSON, wrong types, unknown paths, too much."""
    message = BY_STATUS.get(error.status_code, "server-not-understood")
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}" if isinstance(first, dict) else str(first)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in ("allow", "retry-after")}
    body = problem(Rejected(error.status_code, message, problem=detail))[1]
    return answered(error.status_code, body, headers)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: told plainly, and logged with its cause."""
    route = request.scope.get("path_template", "-")
    logging.getLogger("loipe.server").error("%s %s", request.method, route, exc_info=error)
    body = problem(Rejected(HTTP_500_INTERNAL_SERVER_ERROR, "server-our-fault"))[1]
    return answered(HTTP_500_INTERNAL_SERVER_ERROR, body)
