"""The flat action space: every action of every decision has one number from 0 to 229.

The actions of the effects step come first, then 15 for each choice of a card. `legal_set` gives
the legal ones of a decision as two sets: one for actions 0 to 61 (or for the 15 cards), one for the
Embargoes and Democracies. `civ.game.notation` has the text of each action.
"""

from enum import IntEnum

import numpy as np

from civ.rules.cards import NUM_DOMAINS, NUM_KINDS, Domain
from civ.rules.state import MAX_PLAYERS, Decision


class Permanent(IntEnum):
    """The ten permanent effects that have levels; even ones are of level 1, odd ones of level 2."""

    ASSASSINATION = 0
    PURGE = 1
    HOLY_BOOK = 2
    DIVINE_RIGHT = 3
    DEVELOPMENT = 4
    MONOPOLY = 5
    EXPERIMENT = 6
    RESEARCH = 7
    OLIGARCHY = 8
    REPUBLIC = 9


NUM_PERMANENT = len(Permanent)

DOMAINS_WITH_LEVELS = np.array(
    [Domain.MILITARY, Domain.RELIGION, Domain.ECONOMY, Domain.SCIENCE, Domain.UTOPIA], np.int8
)
"""The domain of permanent effects 0 and 1, 2 and 3, and so on."""

PERMANENTS_OF_DOMAINS = np.array(
    [
        sum(3 << 2 * i for i, d in enumerate(DOMAINS_WITH_LEVELS) if domains >> int(d) & 1)
        for domains in range(1 << NUM_DOMAINS)
    ],
    np.int64,
)
"""For each set of domains the set of their permanent effects, of both levels."""

END = 0
FIRST_PERMANENT = END + 1
FIRST_INSPIRATION = FIRST_PERMANENT + NUM_PERMANENT
FIRST_ATTACK = FIRST_INSPIRATION + MAX_PLAYERS * NUM_PERMANENT
FIRST_INQUISITION = FIRST_ATTACK + NUM_DOMAINS
BREAKTHROUGH = FIRST_INQUISITION + MAX_PLAYERS
FIRST_EMBARGO = BREAKTHROUGH + 1
FIRST_DEMOCRACY = FIRST_EMBARGO + MAX_PLAYERS * NUM_DOMAINS
FIRST_CARD_ACTION = FIRST_DEMOCRACY + MAX_PLAYERS * NUM_DOMAINS
NUM_ACTIONS = FIRST_CARD_ACTION + NUM_KINDS * Decision.EFFECT

FIRST_ACTION_OF = np.array(
    [FIRST_CARD_ACTION + NUM_KINDS * decision for decision in range(Decision.EFFECT)] + [0, 0],
    np.int64,
)
"""For each decision the action that bit 0 of its legal set stands for."""
