import { describe, expect, it } from "vitest";
import { parseRoute, pathOf, type Route } from "$lib/app/routes";

const PATHS: [string, Route][] = [
  ["/", { page: "home" }],
  ["/play", { page: "play" }],
  ["/new", { page: "new" }],
  ["/table/abc123", { page: "table", id: "abc123" }],
  ["/replay", { page: "replay", id: null }],
  ["/replay/abc123", { page: "replay", id: "abc123" }],
  ["/player/x%2Fy", { page: "player", id: "x/y" }],
  ["/recover/s3cret", { page: "recover", secret: "s3cret" }],
];

describe("routes", () => {
  it.each(PATHS)("%s is a page, and back", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  it.each(["/nowhere", "/table", "/new/more", "/table/a/b", "/recover"])(
    "%s is missing",
    (path) => {
      expect(parseRoute(path)).toEqual({ page: "missing" });
    },
  );

  it("takes an address that was cut in the middle of a letter for what it says", () => {
    expect(parseRoute("/player/%E0%A4%A")).toEqual({ page: "player", id: "%E0%A4%A" });
  });
});
