/** Asking the server once: everything but the game at a table, which is live.ts. */

import type {
  Account,
  BotToken,
  Evaluation,
  Failure,
  GameRecord,
  Hint,
  Leaderboard,
  Level,
  Me,
  NewTable,
  NumPlayers,
  RecoveryLink,
  Replay,
  RulesInfo,
  Session,
  Seat,
  TableInfo,
  TableList,
  Update,
} from "./types";

/** What the server refused, in its own words and with its code. */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "ApiError";
    this.code = code;
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const [response, answer] = await exchange(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError("broken", "the server cannot be reached");
  });
  if (response.ok) return answer as Answer;
  const { code, message } = (answer ?? {}) as Partial<Failure>;
  throw new ApiError(code ?? codeOfStatus(response.status), message ?? response.statusText);
}

/** An answer and what is in it; whichever of the two does not arrive, the line broke. */
async function exchange(path: string, request: RequestInit): Promise<[Response, unknown]> {
  const response = await fetch(path, request);
  const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
  return [response, isJson ? await response.json() : null];
}

/** What went wrong if not the server says so itself but a proxy in front of it. */
function codeOfStatus(status: number): string {
  return status >= 500 ? "unavailable" : "unexpected";
}

const get = <Answer>(path: string) => ask<Answer>("GET", path);
const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>("POST", path, body);

function query(given: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : "";
}

/** What a seat adds to the shuffle, so that the server alone cannot choose the deck. */
function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
}

export const api = {
  rules: () => get<RulesInfo>("/rules"),

  session: () => get<Session>("/session"),
  enter: (name: string | null) => post<Me>("/me", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  signOut: () => ask<null>("POST", "/me/sign-out"),
  recoveryLink: () => ask<RecoveryLink>("POST", "/me/recovery"),
  recover: (secret: string) => post<Me>("/recover", { secret }),
  bots: () => get<Account[]>("/me/bots"),
  newBot: (name: string) => post<BotToken>("/me/bots", { name }),
  dropBot: (id: string) => ask<null>("DELETE", `/me/bots/${id}`),
  myTables: (status: TableInfo["status"], before?: number | null) =>
    get<TableList>(`/me/tables${query({ status, before })}`),

  openTables: () => get<TableList>("/tables"),
  newTable: (table: NewTable) => post<Update>("/tables", { word: newWord(), ...table }),
  join: (id: string, seat: Seat | null = null, word: string | null = null) =>
    post<Update>(`/tables/${id}/join`, { seat, word: word ?? newWord() }),
  seatBot: (id: string, seat: Seat, level: Level | null) =>
    post<Update>(`/tables/${id}/bots`, { seat, level }),
  leave: (id: string) => ask<Update>("POST", `/tables/${id}/leave`),
  /** All that was said at a table, and what happened there since so many moves. */
  table: (id: string, since: number) => get<Update>(`/tables/${id}${query({ since })}`),
  hint: (id: string) => get<Hint>(`/tables/${id}/hint`),
  rematch: (id: string) => post<Update>(`/tables/${id}/rematch`, { word: newWord() }),

  record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
  replay: (id: string) => get<Replay>(`/tables/${id}/replay`),
  replayOf: (record: GameRecord) => post<Replay>("/replay", record),
  evaluation: (id: string) => get<Evaluation>(`/tables/${id}/evaluation`),
  evaluationOf: (record: GameRecord) => post<Evaluation>("/evaluation", record),

  player: (id: string) => get<Account>(`/players/${id}`),
  tablesOf: (id: string, before?: number | null) =>
    get<TableList>(`/players/${id}/tables${query({ before })}`),
  leaderboard: (players: NumPlayers) => get<Leaderboard>(`/leaderboard${query({ players })}`),
};
