/**
 * Measures what a first visit to a table fetches: scripts, styles and the longest catalogue, each
 * compressed as a server does. Fails above the budget.
 */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 120_000;
const FOLDER = new URL("../../src/civ/server/web/", import.meta.url);

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", FOLDER), "utf8"));

/** The files of a chunk, and of all that it needs. */
function filesOf(name, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[name];
  if (found.has(file)) return found;
  found.add(file);
  for (const style of css) found.add(style);
  for (const needed of imports) filesOf(needed, found);
  return found;
}

function compressed(files) {
  return [...files]
    .map((file) => gzipSync(readFileSync(new URL(file, FOLDER)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

const catalogues = Object.keys(manifest).filter((name) => /^catalogue:[\w-]+$/.test(name));
const longest = Math.max(...catalogues.map((name) => compressed(filesOf(name))));
const page = compressed(filesOf("src/pages/Table.svelte", filesOf("index.html")));
const total = longest + page;

console.log(`The table page: ${(total / 1000).toFixed(1)} of ${BUDGET / 1000} kB, compressed`);
if (total > BUDGET) process.exitCode = 1;
