import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "catalogue:";

/** What every page needs. The other files are asked for by name. */
const CORE = ["terms", "log", "prompts", "table", "pages", "errors"];

/**
 * Turns `import("catalogue:fr")` into the core of the French messages, as one text of Fluent without
 * its comments, and `import("catalogue:fr/lesson")` into the messages of that file. The files are
 * those that the server and the terminal use.
 */
export function catalogues(folder: string): Plugin {
  return {
    name: "catalogues",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", name] = id.slice(PREFIX.length + 1).split("/");
      const files = (name === undefined ? CORE : [name])
        .map((file) => join(folder, language, `${file}.ftl`))
        .filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => withoutComments(readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** Leaves out comments and the empty lines between messages; one inside a text parts paragraphs. */
function withoutComments(fluent: string): string {
  return fluent
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\n\s*\n(?=\S)/g, "\n");
}
