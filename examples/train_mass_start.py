"""Trains a policy for Mass Start against club bots, in plain numpy, and draws how it learned.

python examples/train_mass_start.py --minutes 5    Ctrl-C keeps what was learned so far
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from curve import draw
from policy import Policy, drawn

from loipe.adapters.gymnasium import Seats, make

GAMES, STEPS, PARTS = 512, 32, 8
BELIEF, CURIOUS = 0.97, 0.005
"""How far guesses are trusted on the way to the result; how much odds are kept open."""
TESTED, POINTS = 4000, 8
"""Games for each point of the curve, and how many points it has."""

Chooser = Callable[[Any, Any], Any]


def share(choose: Chooser, opponents: str, preset: str, games: int = TESTED, seed: int = 99) -> float:
    """Of games won among three such bots, the seats taken in turn: a quarter is fair.

    All tables play as many games each: whoever counts the first to end counts short games too often.
    """
    count = min(games, 1000)
    env = make("mass-start", preset=preset, num_envs=count, seat=None, opponents=opponents)
    seen, info = env.reset(seed=seed)
    left = np.full(count, -(-games // count))
    all_games, wins = int(left.sum()), 0
    while left.any():
        seen, rewards, overs, _, info = env.step(choose(seen, info["action_mask"]))
        ended = overs & (left > 0)
        wins += int((ended & (rewards > 0.99)).sum())
        left -= ended
    return wins / all_games


def at_random(rng: np.random.Generator) -> Chooser:
    return lambda seen, masks: drawn(masks / masks.sum(axis=1, keepdims=True), rng)


class Training:
    """Games go on from one part to the next; each part is learned from once, in a few pieces."""

    def __init__(self, env: Seats, policy: Policy, seed: int) -> None:
        self.env = env
        self.policy = policy
        self.rng = np.random.default_rng(seed)
        self.seen, self.info = env.reset(seed=seed)
        self.choices = 0

    def part(self) -> None:
        """Some choices in every game, and what is learned from them."""
        inputs, masks, actions, values, rewards, ends = [], [], [], [], [], []
        for _ in range(STEPS):
            inputs.append(self.policy.inputs(self.seen))
            masks.append(self.info["action_mask"].astype(bool))
            _, odds, value = self.policy.forward(inputs[-1], masks[-1])
            actions.append(drawn(odds, self.rng))
            values.append(value)
            self.seen, reward, over, _, self.info = self.env.step(actions[-1])
            rewards.append(reward.astype(np.float32))
            ends.append(over)
        self.choices += STEPS * self.env.num_envs
        *_, last = self.policy.forward(self.policy.inputs(self.seen), self.info["action_mask"].astype(bool))
        gains, gain, after = [], np.zeros_like(last), last
        for at in reversed(range(STEPS)):
            goes_on = ~ends[at]
            gain = rewards[at] + after * goes_on - values[at] + BELIEF * gain * goes_on
            gains.append(gain)
            after = values[at]
        gained = np.concatenate(gains[::-1])
        results = gained + np.concatenate(values)
        self.learn(np.concatenate(inputs), np.concatenate(masks), np.concatenate(actions), gained, results)

    def learn(self, inputs: Any, masks: Any, actions: Any, gained: Any, results: Any) -> None:
        gains = (gained - gained.mean()) / (gained.std() + 1e-6)
        for piece in np.array_split(self.rng.permutation(len(inputs)), PARTS):
            self.policy.learn(inputs[piece], masks[piece], actions[piece], gains[piece], results[piece], CURIOUS)

    def choose(self, seen: Any, masks: Any) -> Any:
        """As it would play: the best action it knows."""
        _, odds, _ = self.policy.forward(self.policy.inputs(seen), masks.astype(bool))
        return odds.argmax(axis=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--preset", default="full")
    parser.add_argument("--tested", type=int, default=TESTED, help="games for each point of the curve")
    parser.add_argument("--picture", type=Path, default=Path("learning.svg"))
    parser.add_argument("--policy", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    env = make("mass-start", preset=given.preset, num_envs=GAMES, seat=None, opponents="club")
    policy = Policy(env.observation.low, env.observation.high, env.table.sizes.actions)
    training, points, spent = Training(env, policy, 1), [], 0.0
    aimless = share(at_random(np.random.default_rng(5)), "club", given.preset, given.tested)
    print(f"at random: {aimless:.1%} of the games won among club bots, 25% is as good as they are")
    tests = [0.0, *(given.minutes * 60 * part / POINTS for part in range(1, POINTS + 1))]
    try:
        for due in tests:
            begin = process_time()
            while spent + process_time() - begin < due:
                training.part()
            spent += process_time() - begin
            points.append((spent / 60, share(training.choose, "club", given.preset, given.tested)))
            print(f"{points[-1][0]:.1f} min, {training.choices:,} choices: {points[-1][1]:.1%}", flush=True)
    except KeyboardInterrupt:
        print("stopped")
    policy.save(given.policy)
    given.picture.write_text(draw(points, aimless, 0.25), "utf-8")
    print(f"among random bots: {share(training.choose, 'random', given.preset, given.tested):.1%}")


if __name__ == "__main__":
    main()
