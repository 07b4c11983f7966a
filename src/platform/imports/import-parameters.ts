import type { FieldBuilder } from "../../engine/declare/field-builder.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { isPlainObject } from "../../engine/declare/fields/json-fields.ts";
import type { Mapping } from "./headers.ts";
import type { DeclaredColumn } from "./import-column.ts";

const NO_MAPPING = "The :field field must be an object of texts or nulls.";

const mapping = field.json<Mapping | undefined>(
  (wire, fail) =>
    isPlainObject(wire) && Object.values(wire).every((value) => value === null || typeof value === "string")
      ? (wire as Mapping)
      : void fail(NO_MAPPING),
  { type: "object", additionalProperties: { type: ["string", "null"] } },
);

/** The parameters of every import. */
export const importParameters = {
  mode: field
    .choice("all_or_nothing", "skip_invalid")
    .default("all_or_nothing")
    .describe("Whether one invalid row refuses the file, or only itself."),
  on_duplicate: field
    .choice("create", "skip", "error")
    .default("skip")
    .describe("What happens to a row that exists already, or earlier in the file."),
  mapping: mapping.describe(
    "The column that each header means, as a JSON object; null leaves a column out. Other headers mean the column of that name.",
  ),
};

/** The parameters of an import with those of its columns, and values for blank cells. */
export const parametersOf = (
  columns: readonly DeclaredColumn<string>[],
  blanks: Readonly<Record<string, FieldBuilder>>,
): Record<string, FieldBuilder> => ({
  ...importParameters,
  ...Object.fromEntries(
    columns.flatMap((column) =>
      typeof column === "string" || !("createMissing" in column) || !column.createMissing
        ? []
        : [
            [
              column.createMissing,
              field
                .boolean()
                .default(false)
                .describe(`Creates what the column ${column.name} names and does not exist.`),
            ],
          ],
    ),
  ),
  ...blanks,
});
