import { holds } from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { Column } from "../../../platform/spreadsheets/column.ts";
import {
  type Customized,
  type Definition,
  RESTRICTED_READ,
  readDefinitions,
  VALUES,
} from "../custom-fields/definition.ts";
import { valueText } from "./value-checks.ts";

/** A column of an export, with the SQL of its value. */
export interface ExportedValue extends Column {
  readonly expression: Sql;
}

function exported({ slug, type }: Definition, alias: string): ExportedValue {
  const text = valueText(alias, slug);
  const key = `${VALUES}.${slug}`;
  switch (type) {
    case "number":
      return { key, type: "decimal", expression: text };
    case "boolean":
      return { key, type: "boolean", expression: text };
    case "date":
      return { key, type: "date", expression: text };
    case "multi_select":
      return {
        key,
        type: "text",
        expression: sql`(select string_agg(chosen.value, '|' order by chosen.place)
          from jsonb_array_elements_text(${column(alias, VALUES)} -> ${slug}::text)
            with ordinality as chosen(value, place))`,
      };
    case "employee":
      return {
        key,
        type: "text",
        expression: sql`(select person.email from employees person
          where person.workspace_id = ${column(alias, "workspace_id")} and person.id = ${text})`,
      };
    default:
      return { key, type: "text", expression: text };
  }
}

/** A column for each active field that the caller may see, in order of position. */
export async function exportedValues(
  resource: Customized,
  alias: string,
  work: Work,
): Promise<ExportedValue[]> {
  const definitions = await readDefinitions(work, resource);
  return definitions
    .filter(({ access }) => access === "standard" || holds(work.actor, RESTRICTED_READ))
    .map((definition) => exported(definition, alias));
}
