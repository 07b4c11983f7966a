import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SchemaValidator } from "../../../../test/support/openapi/schema-validator.ts";
import type { FieldBuilder } from "../field-builder.ts";
import { field } from "./index.ts";
import { isEmail } from "./text-fields.ts";

declare module "../index.ts" {
  interface DeclaredFields {
    r: Readonly<Record<string, FieldBuilder>>;
  }
}

const validator = new SchemaValidator({
  components: {
    // Keywords of field types that a validator ignores.
    schemas: { words: { "x-resource": "", "x-decimals": 0, "x-type": "" } },
    parameters: {},
    headers: {},
    responses: {},
    securitySchemes: {},
  },
  paths: {},
});

const ID = "01K0A6W2Z6Q6X1H2M9C3J5T7VN";
const links = { table: "t", owner: "o", target: "t", ordered: false, max: 2 };

const TYPES: [string, FieldBuilder, good: unknown[], bad: unknown[]][] = [
  ["string", field.string({ max: 3 }), ["a", "äöü", "😀😀😀"], [1, {}, "four"]],
  ["email", field.email(), ["ana.pop@x.test"], ["x", 1, "a@b"]],
  ["currency", field.currency(), ["EUR", "eur"], ["EU", "EURO"]],
  ["color", field.color(), ["#aaBB00"], ["red", "#fff"]],
  [
    "URL or path",
    field.urlOrPath(),
    ["/a", "/", "HTTPS://x.test/ä?b#c", "/ä{b}"],
    ["//x.test", "/\\x", "/a b", "ftp://x.test", "a"],
  ],
  ["integer", field.integer(), [0, -3], [1.5, "1", true]],
  ["bounded integer", field.integerBetween(1, 5), [1, 5], [0, 6]],
  ["money", field.money({ min: 0 }), [0, 19.99, 0.07, 1e6], [-1, "1"]],
  ["rate", field.decimal(8, { above: 0 }), [1e-8, 0.00000123, 17_500.5], [0, -1]],
  [
    "date",
    field.date(),
    ["2026-07-14", "2026-07-14T00:00:00.000000Z", "2026-07-14T00:00Z"],
    ["x", "2026-07-14T10:00:00Z", 1],
  ],
  [
    "date-time",
    field.dateTime(),
    ["2026-07-14T10:00:00Z", "2026-07-14T10:00:00.5+03:00"],
    ["2026-07-14", "x"],
  ],
  ["choice", field.choice("a", "b"), ["a"], ["c", 1]],
  ["choice of integers", field.integerChoice(7, 28), [7], [8, "7"]],
  ["choice of decimals", field.decimalChoice(2, 0.01, 0.5, 1), [0.01, 1], [0.3, "1"]],
  ["boolean", field.boolean(), [true, false], ["true", 1]],
  ["reference", field.reference("r"), [ID, ID.toLowerCase()], ["x", 1]],
  ["integer reference", field.integerReference("r"), [3, "3"], [0, -1, 1.5, "x"]],
  ["references", field.references("r", links), [[], [ID]], ["x", [1], [ID, ID], [ID, ID, ID]]],
  [
    "object of texts",
    field.textObject("city", "state"),
    [{}, { city: "Cluj", state: null }],
    [[], { town: "Cluj" }, { city: 1 }],
  ],
  ["set of integers", field.integerSet({ min: 1, max: 7 }), [[1, 7]], [[], [0], [1, 1], 1]],
  ["names", field.namesOf(() => ["a", "b"]), [[], ["b", "a"]], [["c"], ["a", "a"]]],
  ["lines", field.lines({ min: 1, max: 2 }), [["a"]], [[], ["a", "b", "c"], [1]]],
  [
    "records",
    field.records(
      { key: field.string().required(), kind: field.choice("a").default("a"), note: field.text() },
      { max: 2 },
    ),
    [[], [{ key: "x" }], [{ key: "x", kind: null, note: null }]],
    [{}, [{}], [{ key: null }], [{ key: "x", other: 1 }], [{ key: "x" }, { key: "y" }, { key: "z" }]],
  ],
];

describe.each(TYPES)("What is described of the type %s", (_name, { definition: { type } }, good, bad) => {
  const describes = validator.compile(type.schema());
  const reads = (wire: unknown): boolean => {
    let failed = false;
    type.read(wire, () => {
      failed = true;
    });
    return !failed;
  };

  test.each(good.map((one) => [one]))("has %j, which is taken", (wire) => {
    expect([describes(wire), reads(wire)]).toEqual([true, true]);
  });
  test.each(bad.map((one) => [one]))("has not %j, which is refused", (wire) => {
    expect([describes(wire), reads(wire)]).toEqual([false, false]);
  });
  test("accepts every value that is accepted, of every shape", () => {
    const texts = fc.string().filter((text) => text === text.trim());
    const wire = fc.oneof(fc.jsonValue(), texts, fc.constantFrom(...good, ...bad));
    fc.assert(
      fc.property(wire, (value) => value === null || !reads(value) || isBlank(value) || describes(value)),
    );
  });
});

/** An empty text means no value, and surrounding blanks are trimmed; the schema describes texts as they are stored. */
const isBlank = (value: unknown): boolean => /^""$|" | "|""/.test(JSON.stringify(value));

test("every email address that is stored is valid for schema validators too", () => {
  const describes = validator.compile(field.email().definition.type.schema());
  const part = fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,12}$/);
  const domain = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9-]{0,5}[A-Za-z0-9])?\.[A-Za-z]{2,5}$/);
  fc.assert(
    fc.property(part, domain, (local, host) => !isEmail(`${local}@${host}`) || describes(`${local}@${host}`)),
    { numRuns: 500 },
  );
});
