/** The language of the page, and its texts. Whatever shows a text is drawn anew when it changes. */

import { Catalogue, type Arguments } from "./catalogue";
import { LANGUAGES, type Extra, type Language } from "./languages";
import { withoutMarks } from "./markup";

let extras: readonly Extra[] = [];
let catalogue = $state.raw(new Catalogue("en", []));

/** Fetches the messages of a language and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  await fetchTexts(language, extras);
}

async function fetchTexts(language: Language, wanted: readonly Extra[]): Promise<void> {
  const { load, extras: more } = LANGUAGES[language];
  const files = await Promise.all([load(), ...wanted.map((extra) => more[extra]())]);
  extras = wanted;
  catalogue = new Catalogue(
    language,
    files.map((file) => file.default),
  );
  document.documentElement.lang = language;
}

/** Fetches the messages that a page needs beside those of every page. */
export async function needTexts(extra: Extra): Promise<void> {
  if (!extras.includes(extra)) await fetchTexts(catalogue.language, [...extras, extra]);
}

/** A message as plain text. */
export function t(id: string, given?: Arguments): string {
  return withoutMarks(catalogue.format(id, given));
}

/** A message whose cards and domains are marked, for RichText.svelte. */
export function rich(id: string, given?: Arguments): string {
  return catalogue.format(id, given);
}

export function hasText(id: string): boolean {
  return catalogue.has(id);
}

/** The language being spoken, for dates and numbers. */
export function language(): Language {
  return catalogue.language;
}
