import fc from "fast-check";
import { decodeTime } from "ulid";
import { describe, expect, it } from "vitest";
import { isUlid, newUlid, toUlid } from "./ulid.ts";

const moment = (text: string) => new Date(text);

describe("newUlid", () => {
  it("contains the time of its creation", () => {
    const now = moment("2026-07-14T10:00:00.123Z");
    const id = newUlid(now);
    expect(decodeTime(id)).toBe(now.getTime());
    expect(id).toBe(id.toUpperCase());
    expect(isUlid(id)).toBe(true);
  });

  it("ascends even if the clock is set back", () => {
    const clock = fc.date({
      min: moment("2026-07-14T10:00:01Z"),
      max: moment("2026-07-15"),
      noInvalidDate: true,
    });
    let last = newUlid(moment("2026-07-14T10:00:01Z"));
    fc.assert(
      fc.property(fc.array(clock, { minLength: 1, maxLength: 50 }), (readings) => {
        for (const now of readings) {
          const id = newUlid(now);
          expect(id > last).toBe(true);
          last = id;
        }
      }),
      { numRuns: 50 },
    );
  });

  it("refuses an invalid date", () => {
    expect(() => newUlid(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => newUlid(new Date(-1))).toThrow(RangeError);
  });
});

describe("isUlid and toUlid", () => {
  it("accept either case and return upper case", () => {
    const id = newUlid(moment("2026-07-16"));
    expect(isUlid(id.toLowerCase())).toBe(true);
    expect(toUlid(id.toLowerCase())).toBe(id);
  });

  it.each([
    ["empty", ""],
    ["too short", "01ARZ3NDEKTSV4RRFFQ69G5FA"],
    ["too long", "01ARZ3NDEKTSV4RRFFQ69G5FAVX"],
    ["a time past the year 10889", "81ARZ3NDEKTSV4RRFFQ69G5FAV"],
    ["the letter I", "01ARZ3NDEKTSV4RRFFQ69G5FAI"],
    ["the letter L", "01ARZ3NDEKTSV4RRFFQ69G5FAL"],
    ["the letter O", "01ARZ3NDEKTSV4RRFFQ69G5FAO"],
    ["the letter U", "01ARZ3NDEKTSV4RRFFQ69G5FAU"],
    ["a hyphen", "01ARZ3NDEK-SV4RRFFQ69G5FAV"],
    ["a newline at the end", "01ARZ3NDEKTSV4RRFFQ69G5FAV\n"],
    ["a letter that upper-cases to an allowed one", "01ARZ3NDEKTSV4RRFFQ69G5FAſ"],
  ])("refuse %s", (_, text) => {
    expect(isUlid(text)).toBe(false);
  });
});
