import { describe, expect, it } from "vitest";
import { readRecords, recordFile, UnreadableFileError } from "$lib/replay/files";

const RECORD = { format: "civ/1", actions: ["A play M1"] };

describe("a file of records", () => {
  it("may hold one game, or one a line", () => {
    const line = JSON.stringify(RECORD);
    expect(readRecords(line)).toEqual([RECORD]);
    expect(readRecords(JSON.stringify(RECORD, null, 2))).toEqual([RECORD]);
    expect(readRecords(`${line}\n\n${line}\r\n`)).toEqual([RECORD, RECORD]);
  });

  it.each(["", "hello", "{}", "[]", '{"format": "civ/1"}', '{"format"\n{}'])(
    "that is none is refused: %j",
    (text) => {
      expect(() => readRecords(text)).toThrow(UnreadableFileError);
    },
  );

  it("is written as it is read", async () => {
    const text = await recordFile(RECORD as never).text();
    expect(readRecords(text)).toEqual([RECORD]);
  });
});
