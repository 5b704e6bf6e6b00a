import { afterEach, describe, expect, it } from "vitest";
import type { Event, Outcome } from "$lib/api/types";
import { linesOf } from "$lib/game/log";
import { segments, withoutMarks } from "$lib/text/markup";
import { outcomeSentence, resultSentence, sentenceOf, type Reader } from "$lib/text/sentences";
import { speak } from "$lib/text/text.svelte";

const NAMES = { A: "Anna", B: "Marek", C: "Yu", D: "Luc" };
const readAs = (you: Reader["you"]): Reader => ({ you, nameOf: (seat) => NAMES[seat] });

function told(you: Reader["you"], ...events: Partial<Event>[]): string[] {
  const entries = events.map((event) => ({
    is: "event" as const,
    ply: 1,
    what: "played" as const,
    audience: [],
    ...event,
  }));
  return linesOf(entries).map((line) => withoutMarks(sentenceOf(line, readAs(you))));
}

describe("sentences of the log", () => {
  it("tell the same to each reader in their own words", () => {
    const attack: Partial<Event>[] = [
      { what: "applied", seat: "A", effect: "attack", domain: "S", cards: ["M1"] },
      { what: "lost", seat: "A", cards: ["S1"] },
      { what: "lost", seat: "B", cards: ["S2"] },
    ];
    expect(told("B", ...attack)).toEqual([
      "Anna attacked Science, at the cost of Military I.",
      "You and Anna each lost a card.",
    ]);
    expect(told(null, ...attack)[1]).toBe("Anna and Marek each lost a card.");
  });

  it("count equal cards, and tell the ages of hidden ones", () => {
    expect(told("A", { what: "drew", seat: "A", cards: ["S1", "M2", "S1"] })).toEqual([
      "You drew Military II and 2 Science I.",
    ]);
    expect(told("A", { what: "drew", seat: "B", ages: [1, 1, 2] })).toEqual([
      "Marek drew 3 cards (2 of Age I and 1 of Age II).",
    ]);
  });

  it("know whom an effect was aimed at", () => {
    const applied: Partial<Event> = {
      what: "applied",
      effect: "embargo",
      domain: "C",
      cards: ["E1"],
    };
    expect(told("B", { ...applied, seat: "A", target: "B" })[0]).toContain("on your Culture");
    expect(told("A", { ...applied, seat: "A", target: "A" })[0]).toContain("on your own Culture");
    expect(told("C", { ...applied, seat: "A", target: "A" })[0]).toContain("their own Culture");
  });

  it("mark cards and domains, so that they are shown with their pictures", () => {
    const [line] = linesOf([
      { is: "event", ply: 1, what: "played", audience: [], seat: "A", cards: ["M1"] },
    ]);
    expect(line && segments(sentenceOf(line, readAs("B")))).toEqual([
      { is: "text", text: "Anna played " },
      { is: "kind", kind: "M1", text: "Military I" },
      { is: "text", text: "." },
    ]);
  });
});

describe("how it ended", () => {
  afterEach(() => speak("en"));

  it("by Hegemony", () => {
    const sentence = resultSentence({ by: "hegemony", winners: ["B"], domain: "S" }, readAs("B"));
    expect(withoutMarks(sentence)).toBe("You won by Hegemony in Science.");
  });

  it("by points, which are told one after another", () => {
    const sentence = resultSentence(
      { by: "majority", winners: ["B"], points: { A: 1, B: 4, C: 2 }, decided: "points" },
      readAs("A"),
    );
    expect(sentence).toBe("Marek won by Majority (points: you 1, Marek 4, Yu 2).");
  });

  it("by a tie-break, for a team", () => {
    const sentence = resultSentence(
      { by: "majority", winners: ["A", "C"], points: { AC: 3, BD: 3 }, decided: "culture" },
      readAs("A"),
    );
    expect(withoutMarks(sentence)).toBe(
      "You and Yu won by Majority (points: you and Yu 3, Marek and Luc 3; Culture broke the tie).",
    );
  });

  it("for teams in Chinese, whose names and scores are not joined by the same comma", async () => {
    await speak("zh-Hant");
    const sentence = resultSentence(
      { by: "majority", winners: ["A", "C"], points: { AC: 4, BD: 2 }, decided: "points" },
      readAs("A"),
    );
    expect(sentence).toContain("你、Yu 4，Marek、Luc 2");
  });

  it("without being played to its end", () => {
    const outcome = (by: Outcome["by"], winners: Outcome["winners"]) =>
      outcomeSentence({ by, winners, result: null }, readAs("A"));
    expect(outcome("resignation", ["A"])).toBe("You won: nobody else played on.");
    expect(outcome("agreement", [])).toBe("The game was ended by agreement, with no winner.");
    expect(outcome("resignation", [])).toBe("The game was given up, with no winner.");
  });
});
