import { expect } from "vitest";
import type { FieldSchema, FilterSchema } from "../../../src/engine/schema/schema.ts";
import { idsOf } from "../../support/conformance/replies.ts";
import type { RegisterTest } from "../../support/conformance/sampled.ts";
import type { Record } from "../../support/conformance/world.ts";

interface Trial {
  readonly test: RegisterTest;
  readonly filter: FilterSchema;
  readonly field: FieldSchema | undefined;
  readonly records: () => readonly Record[];
  readonly values: () => string[];
  /** The ids that a value matches, checked against its negation. */
  readonly split: (name: string, value: string) => Promise<Set<string>>;
  readonly matching: (query: string) => Promise<Set<string>>;
  readonly parameter: (name: string, value: string) => string;
}

/** Names and emails are compared without regard to case, every other text exactly (conventions, section 4). */
const ignoresCase = (field: FieldSchema): boolean =>
  field.type.name === "email" || /^((first|last)_)?name$/.test(field.name);

/** Checks what is matched against the records' own values, where the filter simply compares a field. */
export function checkFilterMeaning(trial: Trial): void {
  const { test, filter, field, records, values, split } = trial;
  const { name } = filter;
  const isPlain = filter.field !== null && !filter.condition && !filter.expression;
  const where = (meets: (value: unknown) => boolean) =>
    new Set(
      idsOf(
        records().filter(
          ({ attributes }) => attributes[field!.name] !== null && meets(attributes[field!.name]),
        ),
      ),
    );
  const { type } = filter.kind;
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

  if (isPlain && field && !field.type.links) {
    test("a value matches exactly the records that have it", async () => {
      for (const text of values()) {
        const exact = (value: unknown): boolean => {
          if (type === "date") return String(value).slice(0, 10) === text;
          if (type === "date-time") return isDay(text) ? String(value).startsWith(text) : value === text;
          if (type === "string" && ignoresCase(field))
            return String(value).toLowerCase() === text.toLowerCase();
          return (
            String(value) === text || (type === "list" && String(value) === text.replace(/\\(.)/g, "$1"))
          );
        };
        expect(await split(name, text), text).toEqual(where(exact));
      }
    });
  }

  if (isPlain && field && type === "string") {
    test("is case-sensitive unless it is a name or an email address", async () => {
      for (const text of values()) {
        const turned = text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
        if (turned === text) continue;
        const found = await split(name, turned);
        if (ignoresCase(field)) expect(found).toEqual(await split(name, text));
        else for (const id of found) expect([...where((value) => value === text)]).not.toContain(id);
      }
    });
  }

  if (isPlain && field && (type === "date" || type === "date-time" || type === "number")) {
    test("a pair matches the values between its ends, including both", async () => {
      const known = values().filter((text) => type !== "date-time" || isDay(text));
      const compare = (a: string, b: string) => (type === "number" ? Number(a) - Number(b) : a < b ? -1 : 1);
      const [from, to] = [known.toSorted(compare)[0]!, known.toSorted(compare).at(-2) ?? known[0]!];
      const inside = (value: unknown): boolean => {
        const text = type === "number" ? String(value) : String(value).slice(0, 10);
        return compare(from, text) <= 0
          ? text === from || compare(text, to) <= 0 || text === to
          : text === from;
      };
      expect(await split(name, `${from},${to}`)).toEqual(where(inside));
      expect(await split(name, `${from},${from}`)).toEqual(await split(name, from));
    });
  }

  if (type === "date-time" && isPlain) {
    test("a range with a time ends at that instant", async () => {
      const moments = new Map(records().map((record) => [record.attributes[field!.name], record]));
      for (const [moment, record] of [...moments].slice(0, 8)) {
        if (typeof moment !== "string") continue;
        expect(await split(name, moment)).toEqual(where((value) => value === moment));
        expect(await split(name, `${moment.slice(0, 10)},${moment}`)).toContain(record.id);
        const dayBefore = new Date(Date.parse(moment.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
        expect(await split(name, dayBefore)).toEqual(where((value) => String(value).startsWith(dayBefore)));
        const before = new Date(Date.parse(moment) - 1).toISOString();
        expect(await split(name, `1990-01-01,${before}`)).not.toContain(record.id);
      }
    });
  }

  if (type === "boolean") {
    test("1 and 0 are true and false", async () => {
      expect(await split(name, "1")).toEqual(await split(name, "true"));
      expect(await split(name, "0")).toEqual(await split(name, "false"));
    });
  }

  if (type === "id" && field?.type.name !== "integer" && !field?.type.name.startsWith("integer")) {
    test("an id is accepted in lower case", async () => {
      for (const id of values()) expect(await split(name, id.toLowerCase())).toEqual(await split(name, id));
    });
  }

  if (type === "date") {
    test("a filter accepts a day in the format in which it is returned, alone and in pairs", async () => {
      for (const text of values().filter(isDay)) {
        const returned = `${text}T00:00:00.000000Z`;
        const ofDay = await split(name, text);
        expect(await split(name, returned)).toEqual(ofDay);
        expect(await split(name, `${returned},${returned}`)).toEqual(ofDay);
        expect(await split(name, `${text},${returned}`)).toEqual(ofDay);
      }
    });
  }

  if (type === "list" || type === "id" || type === "enum") {
    test("a list of values matches what any of the values matches", async () => {
      const tried = values().slice(0, 3);
      const each = await Promise.all(tried.map((value) => split(name, value)));
      expect(await split(name, tried.join(","))).toEqual(new Set(each.flatMap((ids) => [...ids])));
      expect(await split(name, tried.join(", "))).toEqual(new Set(each.flatMap((ids) => [...ids])));
    });
  }
}
