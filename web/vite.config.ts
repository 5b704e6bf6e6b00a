import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./plugins/catalogues.ts";
import { gameIcons } from "./plugins/icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `civ serve` listens while the client is developed with `npm run dev`. */
const SERVER = process.env.CIV_SERVER ?? "http://127.0.0.1:8000";

/** What is fetched together: a few files instead of dozens. What only some visits need stays apart. */
const CHUNKS = [
  { name: "core", test: /node_modules\/(svelte|@fluent)|src\/(api|cards|preferences|text)\// },
  { name: "table", test: /src\/(game|table\/(?!EndScreen|MajorityBoard|WaitingRoom))/ },
];

/** Names carry a hash of the content, but for the icon: the web manifest names it. */
function assetName({ names }: { names: string[] }): string {
  return names.includes("icon.svg") ? "assets/[name][extname]" : "assets/[name]-[hash][extname]";
}

export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), catalogues(here("../src/civ/language/locales")), svelte()],
  resolve: {
    alias: { $lib: here("./src") },
    // Vitest runs in Node, where Svelte would otherwise be its server half.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/civ/server/web"),
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { assetFileNames: assetName, codeSplitting: { groups: CHUNKS } },
      checks: { bundlerTimings: false },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  logLevel: mode === "development" ? "info" : "warn",
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // One browser for all files: to make it takes longer than most tests.
    isolate: false,
    reporters: ["dot"],
  },
}));
