import { message } from "../../errors/message.ts";
import { sql } from "../../sql/sql.ts";
import { readDate, readDateTime } from "../calendar.ts";
import { fieldOf, type OptionalField } from "../field-builder.ts";
import type { FieldType } from "../field-type.ts";
import { dateKind, dateTimeKind } from "../range-kinds.ts";

/** A day, or the form in which days are returned. */
const SENT_DAY = "^\\d{4}-\\d{2}-\\d{2}(T00:00(:00(\\.0{1,9})?)?(Z|\\+00:00))?$";

/** A calendar day: independent of time zones, returned as midnight UTC with microseconds. */
export function dateType(range: { min?: string; max?: string } = {}): FieldType<string> {
  const { min = "0001-01-01", max = "9999-12-31" } = range;
  return {
    name: "date",
    columnTypes: ["date"],
    cast: "date",
    filter: dateKind,
    json: (stored) => sql`to_char(${stored}, 'YYYY-MM-DD"T00:00:00.000000Z"')`,
    order: (stored) => stored,
    schema: () => ({ type: "string", pattern: SENT_DAY, examples: ["2026-07-14"] }),
    returned: () => ({
      type: "string",
      format: "date-time",
      description: "A calendar day, as midnight UTC.",
      examples: ["2026-07-14T00:00:00.000000Z"],
    }),
    read(wire, fail) {
      const day = typeof wire === "string" ? readDate(wire.trim()) : null;
      if (day === null) return fail("The :field field must be a valid date.");
      if (day < min) return fail(message`The :field field must be a date after or equal to ${min}.`);
      if (day > max) return fail(message`The :field field must be a date before or equal to ${max}.`);
      return day;
    },
  };
}

export const date = (range: { min?: string; max?: string } = {}): OptionalField<string> =>
  fieldOf(dateType(range));

export const dateTimeType: FieldType<Date> = {
  name: "date-time",
  columnTypes: ["timestamp with time zone"],
  cast: "timestamptz",
  filter: dateTimeKind,
  json: (stored) => sql`to_char(${stored} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  order: (stored) => stored,
  schema: () => ({ type: "string", format: "date-time", examples: ["2026-07-14T10:00:00.000000Z"] }),
  read(wire, fail) {
    const moment = typeof wire === "string" ? readDateTime(wire.trim()) : null;
    return moment ?? fail("The :field field must be a valid date-time with an offset.");
  },
};

/** A date-time: ISO 8601 with an offset. */
export const dateTime = (): OptionalField<Date> => fieldOf(dateTimeType);
