import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Catalogue } from "$lib/text/catalogue";
import { bestLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from "$lib/text/languages";

/** All messages that are named literally in the sources: t("id"), rich("id.attribute"). */
function usedIds(): string[] {
  const folder = join(process.cwd(), "src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".d.ts"));
  const ids = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/\b(?:t|rich)\(\s*"([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    ),
  );
  return [...new Set(ids)].sort();
}

async function everything(language: Language): Promise<Catalogue> {
  const { load, extras } = LANGUAGES[language];
  const files = await Promise.all([load(), extras.lesson(), extras.rules()]);
  return new Catalogue(
    language,
    files.map((file) => file.default),
  );
}

describe("catalogues", () => {
  it.each(LANGUAGE_CODES)("%s has all messages that are used", async (language) => {
    const catalogue = await everything(language);
    expect(usedIds().filter((id) => !catalogue.has(id))).toEqual([]);
  });

  it("choose the first language that we speak", () => {
    expect(bestLanguage(["de-AT", "fr-CA", "en"])).toBe("fr");
    expect(bestLanguage(["zh-TW"])).toBe("zh-Hant");
    expect(bestLanguage(["de"])).toBe("en");
  });
});
