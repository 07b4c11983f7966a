import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SchemaValidator } from "../../../test/support/openapi/schema-validator.ts";
import type { FilterKind } from "../declare/filter.ts";
import {
  booleanKind,
  choiceKind,
  idKind,
  integerIdKind,
  listOf,
  single,
  splitList,
  textKind,
} from "../declare/filter-kinds.ts";
import { dateKind, dateTimeKind, decimalKind, integerKind } from "../declare/range-kinds.ts";
import { filterSchema } from "./filter-schemas.ts";

const validator = new SchemaValidator({
  components: { schemas: {}, parameters: {}, headers: {}, responses: {}, securitySchemes: {} },
  paths: {},
});

/** Whether a value that a typed client would write into the URL as this text matches the schema. */
function describes(kind: FilterKind, isNullable: boolean, text: string): boolean {
  const validate = validator.compile(filterSchema(kind, isNullable));
  const number = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? [Number(text)] : [];
  const numbers = splitList(text).map(Number);
  const flag = text === "true" || text === "false" ? [text === "true"] : [];
  return [text, splitList(text), numbers, ...number, ...flag].some((value) => validate(value));
}

function reads(kind: FilterKind, text: string): boolean {
  let failed = false;
  kind.read(
    text,
    () => {
      failed = true;
    },
    { today: () => "2026-07-14", weekStartsOn: 1 },
  );
  return !failed;
}

const ID = "01K0A6W2Z6Q6X1H2M9C3J5T7VN";
const KINDS: [string, FilterKind, good: string[], bad: string[]][] = [
  ["text", textKind(), ["a", "true", "3"], []],
  [
    "id",
    idKind,
    [ID, ID.toLowerCase(), `${ID},${ID}`],
    ["x", `${ID}1`, "81K0A6W2Z6Q6X1H2M9C3J5T7VN", `${ID},`],
  ],
  ["single id", single(idKind), [ID], ["x", `${ID},${ID}`]],
  ["integer id", integerIdKind, ["1", "120", "1,120"], ["x", "-1", "1.5", "1,x"]],
  ["choice", choiceKind(["a", "b"]), ["a", "b,a"], ["A", "c", "a,c", ",a"]],
  ["single choice", single(choiceKind(["a", "b"])), ["a"], ["c", "a,b"]],
  ["choice of numbers", choiceKind([7, 28], "integer"), ["7", "28,7"], ["8", "x"]],
  ["boolean", booleanKind, ["true", "false"], ["yes", "TRUE"]],
  ["integer", integerKind, ["3", "-3", "1,5"], ["x", "1,2,3", "1,", "1.5"]],
  ["decimal", decimalKind, ["1.5", "3", "1.5,2"], ["x", "1,2,3"]],
  [
    "date",
    dateKind,
    [
      ...["2026-07-14", "2026-07-01,2026-07-14", "2026-07-14T00:00:00.000000Z"],
      ...["2026-07-14,2026-07-15T00:00:00Z", "today", "last_month", "next_30_days", "2026-07-01,in_14_days"],
    ],
    ["x", "2026-07-14T10:00:00Z", "2026-07-14,", "next_0_days", "this_day", "next_30_days,"],
  ],
  [
    "date-time",
    dateTimeKind,
    ["2026-07-14", "2026-07-14T10:00:00Z", "2026-07-14,2026-07-15", "yesterday", "last_7_days"],
    [],
  ],
  ["list of choices", listOf(choiceKind(["a", "b"])), ["a", "a,b"], ["a,c", "a,"]],
  ["list of texts", listOf(textKind()), ["a", "a,b"], [","]],
];

describe.each(KINDS)("A filter of the kind %s", (_name, kind, good, bad) => {
  test.each(good)("describes and takes %s", (text) => {
    expect([describes(kind, false, text), reads(kind, text)]).toEqual([true, true]);
  });
  if (bad.length > 0) {
    test.each(bad)("neither describes nor takes %s", (text) => {
      expect([describes(kind, false, text), reads(kind, text)]).toEqual([false, false]);
    });
  }
  test("describes null where the field may be empty", () => {
    expect(describes(kind, true, "null")).toBe(true);
  });
});

test("every text that is accepted as a number, day or id matches the schema", () => {
  const texts = fc.oneof(
    fc.stringMatching(/^-?\d{1,6}(\.\d{1,3})?(,\d{1,6})?$/),
    fc.stringMatching(/^\d{4}-\d\d-\d\d(,\d{4}-\d\d-\d\d)?$/),
    fc.stringMatching(/^[0-8][0-9A-Za-z]{25}$/),
    fc.string(),
  );
  const kinds = fc.constantFrom(integerKind, decimalKind, dateKind, idKind);
  fc.assert(fc.property(kinds, texts, (kind, text) => !reads(kind, text) || describes(kind, false, text)));
});
