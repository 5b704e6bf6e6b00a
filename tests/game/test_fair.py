"""The fair deal: its derivation, its place in a record, and that no change of it goes unnoticed."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from civ.game import BadRecordError, BadSetupError, Fair, Game, Record, prove
from civ.game.fair import canonical_json, commitment_of, new_secret
from civ.game.notation import KIND_NAMES, SEATS, Kind, Seat
from civ.rules.cards import NUMBER_OF
from tests.game.fair_games import SECRET, fair_of, fair_record
from tests.game.modes import MODES, Mode
from tests.game.playthrough import kept_record

CHAPTER = (
    (Path(__file__).parents[2] / "docs" / "notation.md")
    .read_text(encoding="utf-8")
    .partition("### Fair")[2]
    .partition("\n## ")[0]
)

RECORDS = [fair_record(mode) for mode in MODES]
WORDS = st.dictionaries(st.sampled_from(SEATS), st.text(), max_size=4)
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def strangers_deal(secret: str, words: bytes, players: int) -> tuple[list[Kind], str]:
    """The five steps of docs/notation.md as someone else would program them."""
    used = 0

    def below(n: int) -> int:
        nonlocal used
        while True:
            counter, place = divmod(used, 32)
            block = sha256(bytes.fromhex(secret) + words + counter.to_bytes(8, "big")).digest()
            used += 1
            if block[place] < 256 - 256 % n:
                return block[place] % n

    deck: list[Kind] = []
    for age in "123":
        row = []
        for kind, number in zip(KIND_NAMES, NUMBER_OF.tolist(), strict=True):
            if kind[1] == age:
                row += [kind] * number
        i = len(row) - 1
        while i >= 1:
            j = below(i + 1)
            row[i], row[j] = row[j], row[i]
            i -= 1
        deck += row if players == 4 else row[:-3]
    return deck, "ABCD"[below(players)]


def test_the_example_of_the_documentation() -> None:
    [example] = re.findall(r'"fair": (\{.*?"\})$', CHAPTER, re.DOTALL | re.MULTILINE)
    fair = msgspec.json.decode(example, type=Fair)
    step_1, stream = re.findall(r"step 1 gives `(.*)`, the stream begins `(.*)`", CHAPTER)[0]
    first = re.findall(r"First Player is ([A-D])", CHAPTER)[0]
    deck = " ".join(re.findall(r"^    ([MRESCU][123] .*)", CHAPTER, re.MULTILINE)).split()

    assert fair.commitment == commitment_of(fair.secret)
    assert canonical_json(fair.words) == step_1.encode()
    first_block = sha256(bytes.fromhex(fair.secret) + step_1.encode() + bytes(8)).hexdigest()
    assert first_block.startswith(stream)
    assert fair.deal(3) == (deck, first)
    assert strangers_deal(fair.secret, step_1.encode(), 3) == (deck, first)


@given(secret=SECRETS, words=WORDS, players=st.integers(2, 4))
def test_a_stranger_deals_the_same(secret: str, words: dict[Seat, str], players: int) -> None:
    words = {seat: word for seat, word in words.items() if seat in SEATS[:players]}
    text = json.dumps(words, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    fair = fair_of(words, secret)
    assert fair.deal(players) == strangers_deal(secret, text.encode(), players)


def test_the_canonical_json_escapes_only_what_it_must() -> None:
    words = fair_of({"B": '"\\/\b\f\n\r\t\x00\x1f\x7fé\u2028\U0001f600', "A": ""}).words
    expected = r'{"A":"","B":"\"\\/\b\f\n\r\t\u0000\u001f' + '\x7fé\u2028\U0001f600"}'
    assert canonical_json(words) == expected.encode()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_s2_a_fair_deck_can_be_dealt(mode: Mode) -> None:
    deck, first = fair_of({}).deal(mode.players)
    game = Game.new(mode.players, variant=mode.variant, teams=mode.teams, deck=deck, first=first)
    assert game.record().deck == deck


def test_s2_every_card_is_equally_likely_at_every_place() -> None:
    """On top of Age I, which has 28 cards, and as the First Player; six standard deviations."""
    deals = 4000
    tops = Counter[str]()
    firsts = Counter[str]()
    for number in range(deals):
        deck, first = fair_of({"A": str(number)}).deal(3)
        tops[deck[0]] += 1
        firsts[first] += 1
    for kind, cards in (("M1", 8), ("R1", 8), ("E1", 4), ("S1", 4), ("C1", 4)):
        assert is_likely(tops[kind], deals, cards / 28)
    for seat in "ABC":
        assert is_likely(firsts[seat], deals, 1 / 3)


def is_likely(number: int, of: int, chance: float) -> bool:
    """Whether a count is within six standard deviations of what is expected."""
    return bool(abs(number - of * chance) < 6 * (of * chance * (1 - chance)) ** 0.5)


def test_secrets_differ_and_have_32_bytes() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


@pytest.mark.parametrize(
    ("fair", "players", "complaint"),
    [
        (fair_of({"C": "x"}), 2, "the words name 'C', who does not play"),
        (fair_of({"A": 7}), 2, "the word of A must be text, not 7"),  # type: ignore[dict-item]
        (fair_of({"A": "\ud800"}), 2, "a word is no Unicode text"),
        (fair_of({}), 5, "2, 3 or 4 players, not 5"),
        (Fair(secret="ab", words={}, commitment=""), 2, "64 lower-case hexadecimal digits"),
        (Fair(secret="AB" * 32, words={}, commitment=""), 2, "64 lower-case hexadecimal digits"),
    ],
)
def test_what_cannot_be_dealt_is_refused(fair: Fair, players: int, complaint: str) -> None:
    with pytest.raises(BadSetupError, match=complaint):
        fair.deal(players)


def test_a_record_without_fair_is_written_as_ever() -> None:
    for mode in MODES:
        text = kept_record(mode).to_json()
        assert '"fair"' not in text
        assert text.endswith("}}")


def test_a_record_with_fair_is_read_back_and_replays() -> None:
    for record in RECORDS:
        again = Record.from_json(record.to_json())
        assert again == record
        assert Game.from_record(again).record(fair=again.fair) == record
        assert list(msgspec.to_builtins(record))[-1] == "fair"


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": "00"},
        {"secret": SECRET + "00"},
        {"secret": SECRET.upper()},
        {"commitment": SECRET + "\n"},
        {"words": {"E": "x"}},
        {"words": {"A": 7}},
        {"luck": "good"},
    ],
)
def test_a_fair_of_another_form_is_refused(changes: dict[str, object]) -> None:
    record = msgspec.to_builtins(RECORDS[0])
    record["fair"] |= changes
    with pytest.raises(BadRecordError, match=r"fair"):
        Record.from_json(msgspec.json.encode(record))


@pytest.mark.parametrize("record", RECORDS, ids=[mode.name for mode in MODES])
def test_an_honest_record_is_proved(record: Record) -> None:
    assert is_proved(record)


def is_proved(record: Record) -> bool:
    return all(finding.is_proved for finding in prove(record))


def faults(record: Record) -> list[str]:
    return [finding.sentence for finding in prove(record) if not finding.is_proved]


def test_a_record_without_a_word_proves_nothing() -> None:
    fair = fair_of({})
    deck, first = fair.deal(2)
    [fault] = faults(Game.new(2, deck=deck, first=first).record(fair=fair))
    assert (
        fault == "No words came from the seats, so whoever drew the secret could choose the deck."
    )


def test_words_of_seats_that_do_not_play_are_a_fault() -> None:
    record = msgspec.structs.replace(kept_record(MODES[0]), fair=fair_of({"D": "x"}))
    [fault] = faults(record)
    assert fault.endswith("the words name 'D', who does not play.")


def places_of_the_proof(line: bytes) -> Iterator[int]:
    """Where in a record's line the secret, the words, the commitment, the deck and `first` are."""
    record = msgspec.json.decode(line)
    values = [record["deck"], *record["fair"].values()]
    for value in values:
        text = msgspec.json.encode(value)
        begin = line.index(text)
        yield from range(begin, begin + len(text))
    yield line.index(b'"first":"') + len(b'"first":"')


LINES = [record.to_json().encode() for record in RECORDS]
PLACES = [list(places_of_the_proof(line)) for line in LINES]


@settings(max_examples=400)
@given(data=st.data())
def test_a_flipped_byte_is_found(data: st.DataObject) -> None:
    game = data.draw(st.integers(0, len(LINES) - 1))
    place = data.draw(st.sampled_from(PLACES[game]))
    line = bytearray(LINES[game])
    line[place] ^= data.draw(st.integers(1, 255))
    try:
        record = Record.from_json(bytes(line))
    except BadRecordError:
        return
    assume(record != RECORDS[game])  # the same value, spelled otherwise: white space, escapes
    assert not is_proved(record)


@settings(max_examples=50)
@given(data=st.data())
def test_another_secret_other_words_or_an_exchange_of_cards_is_found(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    fair = record.fair
    assert fair is not None
    changes: list[dict[str, object]] = [
        {"fair": fair_of(fair.words, data.draw(SECRETS))},
        {"fair": fair_of(data.draw(WORDS))},
        {"fair": msgspec.structs.replace(fair, commitment=data.draw(SECRETS))},
        {"deck": data.draw(st.permutations(record.deck))},
        {"first": data.draw(st.sampled_from(SEATS))},
    ]
    other = msgspec.structs.replace(record, **data.draw(st.sampled_from(changes)))
    assume(other != record)
    assert not is_proved(other)
