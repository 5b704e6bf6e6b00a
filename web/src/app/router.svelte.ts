/** Where the visitor is. Links are plain links: the router follows those that stay inside. */

import { parseRoute, pathOf, type Route } from "./routes";

let path = $state(location.pathname);

export const router = {
  get route(): Route {
    return parseRoute(path);
  },
};

export function goTo(route: Route, { replaces = false } = {}): void {
  if (replaces) history.replaceState(null, "", pathOf(route));
  else history.pushState(null, "", pathOf(route));
  arrive();
}

export function startRouter(): void {
  addEventListener("popstate", () => (path = location.pathname));
  addEventListener("click", followLink);
}

function arrive(): void {
  path = location.pathname;
  scrollTo(0, 0);
}

function followLink(click: MouseEvent): void {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (!link || !isPlain || click.defaultPrevented || link.target || link.hasAttribute("download"))
    return;
  if (link.origin !== location.origin || parseRoute(link.pathname).page === "missing") return;
  // The browser itself goes to a part of this page.
  if (link.hash !== "" && link.pathname === location.pathname) return;
  click.preventDefault();
  history.pushState(null, "", link.href);
  arrive();
}
