"""A small policy in plain numpy: one hidden layer, a score for every action and a guess of the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
RATE, DECAY, SQUARED = 3e-3, 0.9, 0.999


class Policy:
    """Numbers of an observation come in as parts of their bounds; actions not offered are never chosen."""

    def __init__(self, low: list[int], high: list[int], actions: int, hidden: int = 64, seed: int = 1) -> None:
        rng = np.random.default_rng(seed)
        self.low = np.array(low, np.float32)
        self.span = np.maximum(1, np.array(high, np.float32) - self.low)
        sizes = [(len(low), hidden), (hidden, actions), (hidden, 1)]
        scales = [1.0, 0.01, 0.01]
        self.weights = [
            (rng.normal(0, scale / np.sqrt(size[0]), size)).astype(np.float32)
            for size, scale in zip(sizes, scales, strict=True)
        ] + [np.zeros(size[1], np.float32) for size in sizes]
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def inputs(self, seen: NDArray[np.int16]) -> Array:
        found: Array = ((seen - self.low) / self.span * 2 - 1).astype(np.float32)
        return found

    def forward(self, inputs: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of each action, and the result expected."""
        first, score, value, bias, score_bias, value_bias = self.weights
        hidden = np.tanh(inputs @ first + bias)
        scores = np.where(masks, hidden @ score + score_bias, -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds, (hidden @ value + value_bias)[:, 0]

    def learn(self, inputs: Array, masks: Any, actions: Any, gains: Array, results: Array, curious: float) -> None:
        """One step of Adam: what gained is chosen more often, guesses come nearer to results, odds stay open."""
        hidden, odds, values = self.forward(inputs, masks)
        count = len(inputs)
        chosen = np.zeros_like(odds)
        chosen[np.arange(count), actions] = 1
        logs = np.where(masks, np.log(odds + 1e-9), 0)
        surprise = -(odds * logs).sum(axis=1, keepdims=True)
        slope = (odds - chosen) * gains[:, None] + curious * odds * (logs + surprise)
        error = (values - results)[:, None]
        back = (slope @ self.weights[1].T + error @ self.weights[2].T) * (1 - hidden**2)
        self.descend(
            [inputs.T @ back, hidden.T @ slope, hidden.T @ error, back.sum(0), slope.sum(0), error.sum(0)], count
        )

    def descend(self, slopes: list[Any], count: int) -> None:
        self.updates += 1
        length = np.sqrt(sum(float(((slope / count) ** 2).sum()) for slope in slopes))
        for at, slope in enumerate(slopes):
            step = (slope / count * min(1.0, 0.5 / (length + 1e-9))).astype(np.float32)
            self.mean[at] += (1 - DECAY) * (step - self.mean[at])
            self.square[at] += (1 - SQUARED) * (step * step - self.square[at])
            mean = self.mean[at] / (1 - DECAY**self.updates)
            square = self.square[at] / (1 - SQUARED**self.updates)
            self.weights[at] -= RATE * mean / (np.sqrt(square) + 1e-8)

    def save(self, file: Path) -> None:
        np.savez_compressed(file, *self.weights)


def drawn(odds: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each game, by its odds."""
    sums = np.cumsum(odds, axis=1)
    picked: NDArray[np.int64] = (sums < rng.random((len(odds), 1)) * sums[:, -1:]).sum(axis=1)
    return picked
