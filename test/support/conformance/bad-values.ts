import fc from "fast-check";

/** Values that break programs that expect something else. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  0.1 + 0.2,
  999_999_999_999.99,
  1e12,
  9_999_999_999_999,
  -1e14,
  1e308,
  -1e308,
  1e21,
  1e-7,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00b",
  "\u202e\u200b\ufeff",
  "x".repeat(256),
  "é".repeat(70_000),
  "one\ntwo",
  "2026-02-30",
  "2023-02-29T00:00:00Z",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "10000-01-01",
  "2026-07-14T25:00:00Z",
  "2026-07-14T23:59:60Z",
  "0001-01-01T00:00:00+15:00",
  "9999-12-31T23:59:59-15:00",
  "2026-07-14T10:00:00",
  "infinity",
  "NaN",
  "null",
  "'; drop table employees; --",
  "%_\\",
  "$1",
  "javascript:alert(1)",
  "//evil.example",
  "http://[::1",
  "ü@example.test",
  "a@b",
  "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  "01arz3ndektsv4rrffq69g5fav",
  "U".repeat(26),
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: { b: { c: 1 } } },
  { length: 3 },
  { toString: 1 },
  { "": "" },
  Object.fromEntries([["__proto__", 1]]),
  Array.from({ length: 600 }, (_, index) => index),
  ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
];

/** A value nested deeply. */
export function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Any JSON value, with bad values more often than chance would produce them. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary" }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 3 }),
  fc.constant(nested(800)),
);

/** Texts for parameters: anything that a URL can contain once it is encoded. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...NASTY.filter((value) => typeof value === "string" && value.length < 1000 && value.isWellFormed()),
  ),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "null",
    "true,false",
    ",",
    "\\,",
    "\\",
    "1,2",
    "2,1",
    "-1",
    "1e5",
    "99999999999999999999",
    "2026-01-01,",
    "[",
    "a.b[c",
    "-",
    "--id",
  ),
) as fc.Arbitrary<string>;
