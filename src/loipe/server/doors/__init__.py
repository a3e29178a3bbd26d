"""Who comes in and how: uvicorn's protocols, limits, refusals, the page's files."""
