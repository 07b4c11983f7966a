import { MESSAGES } from "../../errors/messages.ts";
import { sql } from "../../sql/sql.ts";
import { fieldOf, type OptionalField } from "../field-builder.ts";
import type { FieldType } from "../field-type.ts";
import { booleanKind, choiceKind } from "../filter-kinds.ts";

/** One of a closed set of texts. */
export function choiceType<const Options extends readonly string[]>(
  options: Options,
): FieldType<Options[number]> {
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

export const choice = <const Options extends readonly string[]>(
  ...options: Options
): OptionalField<Options[number]> => fieldOf(choiceType(options));

/** One of a closed set of integers. */
export const integerChoice = <const Options extends readonly number[]>(
  ...options: Options
): OptionalField<Options[number]> =>
  fieldOf<Options[number]>({
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

/** One of a closed set of decimals, stored as numeric with the given number of decimal places. */
export const decimalChoice = (decimals: number, ...options: readonly number[]): OptionalField<string> =>
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

export const boolean = (): OptionalField<boolean> =>
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
