import { afterAll, describe, expect, it } from "vitest";
import type { GameRecord, Level, TableInfo } from "$lib/api/types";
import { recordedName, seatName } from "$lib/text/seats";
import { speak } from "$lib/text/text.svelte";
import { rules } from "../fixtures";

function table(...sitters: (Level | "Ada" | null)[]): TableInfo {
  const seats = Object.fromEntries(
    sitters.map((it, index) => [
      "ABCD".charAt(index),
      { name: it, level: rules.levels.find((level) => level === it) ?? null },
    ]),
  );
  return { players: sitters.length, seats } as unknown as TableInfo;
}

function record(seats: Record<string, string>): GameRecord {
  return { players: Object.keys(seats).length, seats } as unknown as GameRecord;
}

afterAll(() => speak("en"));

describe("names", () => {
  it("of bots are their levels, in the reader's language", async () => {
    const info = table("Ada", "beginner");
    expect(seatName(info, "A")).toBe("Ada");
    expect(seatName(info, "B")).toBe("Bot (Beginner)");
    await speak("zh-Hant");
    expect(seatName(info, "B")).toBe("電腦（新手）");
    await speak("en");
  });

  it("of equal bots tell their seats", () => {
    const info = table("Ada", "easy", "easy", "master");
    expect(seatName(info, "B")).toBe("Bot B (Easy)");
    expect(seatName(info, "C")).toBe("Bot C (Easy)");
    expect(seatName(info, "D")).toBe("Bot (Master)");
  });

  it("of free seats, and of seats that nothing is known of, are letters", () => {
    expect(seatName(table("Ada", null), "B")).toBe("Seat B");
    expect(seatName(null, "C")).toBe("Seat C");
  });

  it("are the same in a record", () => {
    const { levels } = rules;
    const game = record({ A: "Ada", B: "strong", C: "C" });
    expect(recordedName(game, "A", levels)).toBe("Ada");
    expect(recordedName(game, "B", levels)).toBe("Bot (Strong)");
    expect(recordedName(game, "C", levels)).toBe("Seat C");
  });

  it("of equal programs in a record tell their seats", () => {
    const game = record({ A: "builder", B: "random", C: "builder" });
    expect(recordedName(game, "A", rules.levels)).toBe("builder (A)");
    expect(recordedName(game, "B", rules.levels)).toBe("random");
    expect(recordedName(game, "C", rules.levels)).toBe("builder (C)");
  });
});
