import { describe, expect, it } from "vitest";
import { clockFace, secondsLeft } from "$lib/table/clocks";

describe("clocks", () => {
  it("run between two updates, and stop at nothing", () => {
    expect(secondsLeft({ left: 10, is_running: true }, 2500)).toBe(7.5);
    expect(secondsLeft({ left: 10, is_running: false }, 2500)).toBe(10);
    expect(secondsLeft({ left: 1, is_running: true }, 2500)).toBe(0);
  });

  it("show figures, or words for hours and days", () => {
    expect(clockFace(545)).toBe("9:05");
    expect(clockFace(0.2)).toBe("0:01");
    expect(clockFace(3 * 3600)).toEqual({ id: "clock-hours", given: { hours: 3 } });
    expect(clockFace(5 * 86400)).toEqual({ id: "clock-days", given: { days: 5 } });
  });
});
