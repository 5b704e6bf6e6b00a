"""Level 1: the rules of the game over one flat record, compiled. No text, no files, no clock.

Read in this order: `cards` (C), `state`, `actions`, `setup` (S), `turn` (T), `legal` and `effects`
(E), `ending` (G), `memory` and `redeal` (V), and `apply`, which brings an action to its rule.
Python calls `engine` for one game, `desk` for one decision by decision at speed, and `batch` for
many games; this package exports them.
"""

from civ.rules.actions import NUM_ACTIONS
from civ.rules.batch import (
    LONGEST_GAME,
    apply_each,
    legal_masks,
    new_games,
    observe_each,
    play_games,
    play_recorded,
    play_to_end,
)
from civ.rules.desk import LEGAL, deal_on, new_desk, state_on, step_on
from civ.rules.engine import (
    apply,
    apply_all,
    apply_if_legal,
    count_cards,
    is_legal,
    judge,
    legal_actions,
    new_game,
    new_game_from_deck,
    observe,
    perft,
    redeal,
)
from civ.rules.memory import SPECTATOR
from civ.rules.observation import OBSERVATION, OBSERVATION_SIZE
from civ.rules.policies import Policy
from civ.rules.state import (
    AUDIENCES,
    STATE,
    Audience,
    Decision,
    End,
    States,
    Variant,
    copied,
    new_states,
)

__all__ = [
    "AUDIENCES",
    "LEGAL",
    "LONGEST_GAME",
    "NUM_ACTIONS",
    "OBSERVATION",
    "OBSERVATION_SIZE",
    "SPECTATOR",
    "STATE",
    "Audience",
    "Decision",
    "End",
    "Policy",
    "States",
    "Variant",
    "apply",
    "apply_all",
    "apply_each",
    "apply_if_legal",
    "copied",
    "count_cards",
    "deal_on",
    "is_legal",
    "judge",
    "legal_actions",
    "legal_masks",
    "new_desk",
    "new_game",
    "new_game_from_deck",
    "new_games",
    "new_states",
    "observe",
    "observe_each",
    "perft",
    "play_games",
    "play_recorded",
    "play_to_end",
    "redeal",
    "state_on",
    "step_on",
]
