import { describe, expect, it } from "vitest";
import { matches, paragraphsOf, piecesOf, plain, SECTIONS, wordsOf } from "$lib/rules/sections";
import { hasText, needTexts, t } from "$lib/text/text.svelte";

const found = (text: string, search: string) =>
  piecesOf(text, wordsOf(search))
    .filter((piece) => piece.isFound)
    .map((piece) => piece.text);

describe("the sections", () => {
  it("all have a heading and a text, and an anchor of their own", async () => {
    await needTexts("rules");
    for (const { name } of SECTIONS) {
      expect(hasText(`rules-${name}`), name).toBe(true);
      expect(hasText(`rules-${name}.text`), name).toBe(true);
    }
    expect(new Set(SECTIONS.map(({ name }) => name)).size).toBe(SECTIONS.length);
  });

  it("come in paragraphs", async () => {
    await needTexts("rules");
    expect(paragraphsOf("one\ntwo\n\nthree\n")).toEqual(["one two", "three"]);
    expect(paragraphsOf(t("rules-majority.text"))).toHaveLength(3);
  });
});

describe("the search", () => {
  it("wants every word, wherever it is", () => {
    expect(matches("Draw until you hold 3 cards.", wordsOf(" hold  DRAW "))).toBe(true);
    expect(matches("Draw until you hold 3 cards.", wordsOf("draw deck"))).toBe(false);
    expect(matches("anything", [])).toBe(true);
  });

  it("does not care about case and accents", () => {
    expect(found("Économie et Âge", "econ age")).toEqual(["Écon", "Âge"]);
    expect(found("Święta Księga", "swieta")).toEqual(["Święta"]);
    expect(found("領域專精", "專精")).toEqual(["專精"]);
  });

  it("marks each place, and changes no letter", () => {
    expect(found("a card, a Card", "card")).toEqual(["card", "Card"]);
    for (const text of ["Straße İstanbul ﬁn", "🂡 cards", ""]) {
      expect(plain(text)).toHaveLength(text.length);
      const joined = piecesOf(text, wordsOf("a"))
        .map((piece) => piece.text)
        .join("");
      expect(joined).toBe(text);
    }
  });

  it("joins what overlaps", () => {
    expect(found("breakthrough", "break kthr")).toEqual(["breakthr"]);
  });
});
