import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const SINGLE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/**
 * Turns `import spear from "icon:spear"` into the path of that icon, so that only the icons that
 * are used become part of the bundle. They are drawn on a square of 512 by 512.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const path = SINGLE_PATH.exec(icons.icons[name]?.body ?? "")?.[1];
      if (path === undefined) this.error(`game-icons has no icon "${name}" made of one path`);
      return `export default ${JSON.stringify(rounded(path))}`;
    },
  };
}

/** A tenth of a unit is less than anyone sees, and shorter to send. */
function rounded(path: string): string {
  return path.replaceAll(/-?\d*\.\d+/g, (number, offset: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    // "1.04.5" are two numbers; "1.5" would be one. And so are "1-.04" and "10".
    const joinsNext = !short.includes(".") && path[offset + number.length] === ".";
    const joinsLast = /^\d/.test(short) && /\d/.test(path[offset - 1] ?? "");
    return (joinsLast ? " " : "") + short + (joinsNext ? " " : "");
  });
}
