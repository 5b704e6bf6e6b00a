import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const FOLDER = join(process.cwd(), "src");

/** Signs that every language has. */
const SIGNS = ["–", "#", "+", "+1", "×", "/", "✓", "…"];

/** Attributes that are shown or read out. */
const SAID = ["alt", "aria-label", "aria-description", "placeholder", "title"];

function sources(ending: RegExp): [name: string, text: string][] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]);
}

/** The texts that stand in the markup itself, and not in a catalogue. */
function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type } = node as AST.SvelteNode;
  if (type === "Text") return [(node as AST.Text).data.trim()];
  if (type === "StyleDirective") return [];
  if (type === "Attribute" && !SAID.includes((node as AST.Attribute).name)) return [];
  return Object.values(node).flatMap(literalsIn);
}

describe("whatever a person reads", () => {
  it("is in the catalogues, punctuation too", () => {
    const literals = sources(/\.svelte$/).flatMap(([name, source]) =>
      literalsIn(parse(source, { modern: true }).fragment)
        .filter((text) => text !== "" && !SIGNS.includes(text))
        .map((text) => `${name}: ${text}`),
    );
    expect(literals).toEqual([]);
  });

  it("is not glued together from messages", () => {
    const glued = sources(/\.(svelte|ts)$/).flatMap(([name, source]) =>
      (source.match(/`[^`]*\$\{\s*(t|rich)\([^`]*`/g) ?? []).map((text) => `${name}: ${text}`),
    );
    expect(glued).toEqual([]);
  });
});
