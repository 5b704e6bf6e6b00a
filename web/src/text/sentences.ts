/** The sentences of the log: what each line says, to the one who reads it. */

import type { Event, Kind, Mark, Outcome, Result, Seat } from "$lib/api/types";
import { seatsOfSide } from "$lib/game/actors";
import type { LogLine } from "$lib/game/log";
import { compareKinds } from "$lib/game/kinds";
import { joined, listOf } from "./lists";
import { mark } from "./markup";
import { rich, t } from "./text.svelte";

/** Who reads, and how the seats are called. */
export interface Reader {
  you: Seat | null;
  nameOf(seat: Seat): string;
}

export function sentenceOf(line: LogLine, reader: Reader): string {
  switch (line.is) {
    case "turn":
      return rich("log-turn", { ...people(reader, line.seat), turn: line.turn });
    case "event":
      return eventSentence(line.event, reader);
    case "losses":
      return lossesSentence(line.losses, reader);
    case "mark":
      return markSentence(line.mark, reader);
  }
}

export function kindName(kind: Kind): string {
  return mark(kind, t(`kind-${kind}`));
}

/** Open cards as the object of a sentence: "2 Science I and Military II". */
export function openCards(cards: readonly Kind[]): string {
  const kinds = [...new Set(cards)].sort(compareKinds);
  const names = kinds.map((kind) => {
    const count = cards.filter((card) => card === kind).length;
    const card = kindName(kind);
    return count === 1 ? card : rich("cards-equal", { count, card });
  });
  return rich("cards-open", { list: listOf(names), count: cards.length });
}

/** Cards whose backs alone are seen: "2 cards of Age I". */
export function hiddenCards(backs: readonly number[]): string {
  const ages = [...new Set(backs)].sort();
  const count = backs.length;
  if (ages.length === 1) return t("cards-hidden", { count, age: t(`age-${ages[0]}`) });
  const each = ages.map((age) =>
    t("cards-of-age", { count: backs.filter((it) => it === age).length, age: t(`age-${age}`) }),
  );
  return t("cards-hidden-mixed", { count, list: listOf(each) });
}

function cardsOf(event: Event): string {
  return event.cards ? openCards(event.cards) : hiddenCards(event.ages ?? []);
}

/** The arguments that name who did it and to whom, and which of them reads. */
function people(reader: Reader, seat: Seat | null, target: Seat | null = null) {
  return {
    seat: seat ? reader.nameOf(seat) : "",
    target: target ? reader.nameOf(target) : "",
    you: roleOf(reader.you, seat, target),
  };
}

function roleOf(you: Seat | null, seat: Seat | null, target: Seat | null): string {
  if (seat === target && seat !== null) return seat === you ? "both" : "self";
  if (you === null) return "other";
  if (you === seat) return "seat";
  return you === target ? "target" : "other";
}

function eventSentence(event: Event, reader: Reader): string {
  if (event.what === "ended" && event.result) return resultSentence(event.result, reader);
  const given = {
    ...people(reader, event.seat ?? null, event.target ?? null),
    cards: cardsOf(event),
    domain: event.domain ?? "",
    copied: event.copied ? t(`effect-${event.copied}`) : "",
  };
  const what = event.what === "applied" ? `applied-${event.effect ?? ""}` : event.what;
  return rich(`log-${what.replaceAll("_", "-")}`, given);
}

function lossesSentence(losses: readonly Event[], reader: Reader): string {
  const losers = losses.flatMap((event) => event.seat ?? []);
  return rich("log-attack-losses", { ...group(reader, losers), count: losers.length });
}

function markSentence(mark: Mark, reader: Reader): string {
  const given = { ...people(reader, mark.seat), count: mark.count ?? 1 };
  return rich(`mark-${mark.what.replaceAll("_", "-")}`, given);
}

/** The arguments that name several people, and whether the reader is among them. */
function group(reader: Reader, seats: readonly Seat[]) {
  const others = seats.filter((seat) => seat !== reader.you).map((seat) => reader.nameOf(seat));
  const isAmong = reader.you !== null && seats.includes(reader.you);
  const you = !isAmong ? "other" : others.length === 0 ? "only" : "seat";
  return { seats: listOf(others), you };
}

const DECIDERS = {
  utopia: "U",
  culture: "C",
  science: "S",
  economy: "E",
  religion: "R",
  military: "M",
} as const;

/** How a game that was played to its end was won. */
export function resultSentence(result: Result, reader: Reader): string {
  const winners = { ...group(reader, result.winners), count: result.winners.length };
  if (result.by === "hegemony")
    return rich("result-hegemony", { ...winners, domain: result.domain });
  const points = joined(
    Object.entries(result.points).map(([side, points]) =>
      rich("result-points", { side: sideName(side, reader), points }),
    ),
  );
  const { decided } = result;
  if (decided === "points") return rich("result-majority", { ...winners, points });
  if (decided === "shared") return rich("result-shared", { ...winners, points });
  return rich("result-majority-tie", { ...winners, points, domain: DECIDERS[decided] });
}

/** How a game ended, in whatever way. */
export function outcomeSentence(outcome: Outcome, reader: Reader): string {
  if (outcome.result) return resultSentence(outcome.result, reader);
  if (outcome.by === "agreement") return t("result-agreement");
  if (outcome.winners.length === 0) return t("result-abandoned");
  const winners = { ...group(reader, outcome.winners), count: outcome.winners.length };
  return rich(`result-${outcome.by}`, winners);
}

/** A player by name, or a team ("AC") by both its names; "you" for the reader. */
export function sideName(side: string, reader: Reader): string {
  return listOf(
    seatsOfSide(side).map((seat) => (seat === reader.you ? t("you") : reader.nameOf(seat))),
  );
}
