/** The pages and their addresses. */

export type Route =
  | { page: "home" | "play" | "new" | "learn" | "rules" | "leaderboard" }
  | { page: "settings" | "about" | "missing" }
  | { page: "table" | "player"; id: string }
  /** Without an id: of a game in a file. */
  | { page: "replay"; id: string | null }
  | { page: "recover"; secret: string };

const PLAIN = ["play", "new", "learn", "rules", "leaderboard", "settings", "about"] as const;
const WITH_ID = ["table", "replay", "player"] as const;

/** Which page a path means. */
export function parseRoute(path: string): Route {
  const [first = "", second, ...more] = partsOf(path);
  if (first === "") return { page: "home" };
  if (second === undefined) {
    if (first === "replay") return { page: "replay", id: null };
    return { page: PLAIN.find((name) => name === first) ?? "missing" };
  }
  const page = WITH_ID.find((name) => name === first);
  if (more.length > 0) return { page: "missing" };
  if (page) return { page, id: second };
  if (first === "recover") return { page: "recover", secret: second };
  return { page: "missing" };
}

/** What stands between the slashes; as it is where it is no proper address, such as "50%". */
function partsOf(path: string): string[] {
  const parts = path.split("/").filter((part) => part !== "");
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}

/** The path of a page; the opposite of `parseRoute`. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "home":
      return "/";
    case "replay":
      return route.id === null ? "/replay" : `/replay/${encodeURIComponent(route.id)}`;
    case "table":
    case "player":
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case "recover":
      return `/recover/${encodeURIComponent(route.secret)}`;
    default:
      return `/${route.page}`;
  }
}
