import { MESSAGES } from "../../errors/messages.ts";
import { sql } from "../../query/sql.ts";
import { type FieldBuilder, type FieldType, fieldOf } from "../field.ts";
import { booleanKind, choiceKind } from "../filter-kinds.ts";

/** One of a closed set of texts. */
export function choiceType(options: readonly string[]): FieldType {
  return {
    name: "enum",
    columnTypes: ["text"],
    cast: "text",
    filter: choiceKind(options),
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ type: "string", enum: [...options] }),
    read: (wire, fail) =>
      typeof wire === "string" && options.includes(wire) ? wire : fail(MESSAGES.selected, undefined, options),
  };
}

export const choice = (...options: readonly string[]): FieldBuilder => fieldOf(choiceType(options));

/** One of a closed set of integers. */
export const integerChoice = (...options: readonly number[]): FieldBuilder =>
  fieldOf({
    name: "integer-enum",
    columnTypes: ["integer", "smallint"],
    cast: "integer",
    filter: choiceKind(options, "integer"),
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ type: "integer", enum: [...options] }),
    read: (wire, fail) =>
      typeof wire === "number" && options.includes(wire) ? wire : fail(MESSAGES.selected, undefined, options),
  });

/** One of a closed set of decimals, held as numeric with so many digits after the point. */
export const decimalChoice = (decimals: number, ...options: readonly number[]): FieldBuilder =>
  fieldOf({
    name: "decimal-enum",
    columnTypes: ["numeric"],
    cast: "numeric",
    filter: choiceKind(options, "numeric"),
    json: (stored) => sql`trim_scale(round(${stored}, ${decimals}::integer))`,
    order: (stored) => stored,
    schema: () => ({ type: "number", enum: [...options] }),
    read: (wire, fail) =>
      typeof wire === "number" && options.includes(wire)
        ? wire.toFixed(decimals)
        : fail(MESSAGES.selected, undefined, options),
  });

export const boolean = (): FieldBuilder =>
  fieldOf({
    name: "boolean",
    columnTypes: ["boolean"],
    cast: "boolean",
    filter: booleanKind,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ type: "boolean" }),
    read: (wire, fail) =>
      typeof wire === "boolean" ? wire : fail("The :field field must be true or false."),
  });
