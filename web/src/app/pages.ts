/** The component of each page, fetched when it is visited. */

import type { Component } from "svelte";
import type { Route } from "./routes";

type Page = Component<Record<string, unknown>>;
type Loader = () => Promise<{ default: Component<never> }>;

const LOADERS: Record<Route["page"], Loader> = {
  home: () => import("$lib/pages/Home.svelte"),
  play: () => import("$lib/pages/Play.svelte"),
  new: () => import("$lib/pages/New.svelte"),
  table: () => import("$lib/pages/Table.svelte"),
  learn: () => import("$lib/pages/Learn.svelte"),
  rules: () => import("$lib/pages/Rules.svelte"),
  replay: () => import("$lib/pages/Replay.svelte"),
  player: () => import("$lib/pages/Player.svelte"),
  leaderboard: () => import("$lib/pages/Leaderboard.svelte"),
  settings: () => import("$lib/pages/Settings.svelte"),
  about: () => import("$lib/pages/About.svelte"),
  recover: () => import("$lib/pages/Recover.svelte"),
  missing: () => import("$lib/pages/Missing.svelte"),
};

/** A page takes the parts of its address as props: `id`, or `secret`. */
export async function loadPage(page: Route["page"]): Promise<Page> {
  return (await LOADERS[page]()).default as unknown as Page;
}

/** The pages that fill the window and bring their own way back. */
export function isFullScreen(page: Route["page"]): boolean {
  return ["table", "replay", "learn"].includes(page);
}
