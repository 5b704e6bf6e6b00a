/** The types of the API, by the names that the client uses. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Seat = Schemas["Coin"]["by"];
export type Domain = Schemas["Coin"]["domain"];
export type Kind = Schemas["KindInfo"]["name"];
export type Level = Schemas["Absence"]["level"] & string;
export type NumPlayers = Schemas["SizeInfo"]["players"];

export type View = Schemas["View"];
export type Position = Schemas["Position"];
export type Event = Schemas["Event"];
export type Mark = Schemas["Mark"];
export type Hegemony = Schemas["Hegemony"];
export type Majority = Schemas["Majority"];
export type Result = Hegemony | Majority;
export type Outcome = Schemas["Outcome"];

export type RulesInfo = Schemas["RulesInfo"];
export type EffectInfo = Schemas["EffectInfo"];
export type SizeInfo = Schemas["SizeInfo"];
export type Reason = Schemas["Reason"];

export type TableInfo = Schemas["TableInfo"];
export type TableList = Schemas["TableList"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewTable = Schemas["NewTable"];
export type SeatPlan = Schemas["SeatPlan"];
export type Pace = TableInfo["pace"];

export type Update = Schemas["Update"];
/** What the server refused. */
export type Failure = Schemas["Failure"];
export interface Pong {
  kind: "pong";
  re?: number | null;
}
export type LiveMessage = Update | Failure | Pong;
export type Clock = Schemas["Clock"];
export type ChatLine = Schemas["ChatLine"];
export type Phrase = Schemas["Phrase"];
export type Hint = Schemas["Hint"];

/** What a client may say; `re` is added by the connection. */
export type LiveRequest = Unnumbered<
  | Schemas["Act"]
  | Schemas["Undo"]
  | Schemas["Resign"]
  | Schemas["Offer"]
  | Schemas["Back"]
  | Schemas["Say"]
  | Schemas["Tell"]
  | Schemas["Mute"]
  | Schemas["Ping"]
>;
type Unnumbered<R> = R extends unknown ? Omit<R, "re"> : never;

export type Me = Schemas["Me"];
export type Session = Schemas["Session"];
export type Account = Schemas["Account"];
export type RecoveryLink = Schemas["RecoveryLink"];
export type BotToken = Schemas["BotToken"];
export type Leaderboard = Schemas["Leaderboard"];
export type Evaluation = Schemas["Evaluation"];
export type GameRecord = Schemas["Record"];
export type Replay = Schemas["Replay"];
export type Frame = Schemas["Frame"];
