import type { JsonSchema } from "../../engine/declare/field-type.ts";
import { booleanKind } from "../../engine/declare/filter-kinds.ts";
import { type Getter, getter } from "../../engine/declare/getter.ts";
import { parameter } from "../../engine/declare/parameter.ts";
import { column, fromContext, ident, sql } from "../../engine/sql/sql.ts";
import type { ResourceName } from "../../engine/work/records.ts";
import type { Work } from "../../engine/work/work.ts";
import { listOf, object, text } from "../figures/response-shapes.ts";
import { csvContentType, writeCsv } from "../spreadsheets/write-csv.ts";
import type { DeclaredImport } from "./declared-import.ts";
import type { ImportColumn } from "./import-column.ts";

const nullable = { type: ["string", "null"] };

/** The columns that a file can have, for programs that help to map one. */
export const columnsGetter = (declared: DeclaredImport): Getter<string> =>
  getter({
    title: "Columns of an import",
    description: "Lists the columns that an imported file can have.",
    permissions: declared.permissions,
    response: listOf(
      object({
        name: text,
        required: { type: "boolean" },
        names: { ...nullable, description: "The resource whose records the cells name." },
        by: { ...nullable, description: "The field by which they name them." },
        allowed: { type: ["array", "null"], items: {} },
      }),
    ),
    async run({ work }) {
      const columns = await declared.columns(work);
      return {
        data: columns.map(({ name, isRequired, names, schema }) => ({
          ...{ name, required: isRequired },
          names: names?.resource ?? null,
          by: names?.by ?? null,
          allowed: (schema.enum as unknown[] | undefined) ?? null,
        })),
      };
    },
  });

/** A CSV file with the header, and on request one row that can be imported. */
export const templateGetter = (declared: DeclaredImport): Getter<string> =>
  getter({
    title: "Template of an import",
    description: "A CSV file with all columns of an import.",
    permissions: declared.permissions,
    contentType: "text/csv",
    parameters: {
      example: parameter(booleanKind, {
        isSingle: true,
        description: "Adds a row that can be imported; default: false.",
      }),
    },
    async run({ work, parameters }) {
      const columns = await declared.columns(work);
      const rows = parameters.example?.value ? [await exampleRow(work, declared, columns)] : [];
      return {
        data: null,
        file: {
          stream: writeCsv(
            columns.map(({ name }) => ({ key: name, type: "text" })),
            rows,
          ),
          contentType: csvContentType,
          fileName: `${declared.resource}-template.csv`,
        },
      };
    },
  });

async function exampleRow(
  work: Work,
  { example }: DeclaredImport,
  columns: readonly ImportColumn[],
): Promise<Record<string, string>> {
  const row: Record<string, string> = {};
  for (const one of columns) {
    const given = example[one.name];
    if (given !== undefined) row[one.name] = given;
    else if (one.isRequired)
      row[one.name] = one.names ? await anyName(work, one.names) : sampleOf(one.schema, work);
  }
  return row;
}

/** The name of a record that the caller sees and that is not archived; empty if there is none. */
async function anyName(work: Work, { resource, by }: NonNullable<ImportColumn["names"]>): Promise<string> {
  const { table, fields } = work.resource(resource);
  const sight = work.visibleRows(resource as ResourceName);
  const isLive = fields.has("archived_at") ? sql`${column("named", "archived_at")} is null` : sql`true`;
  const found = await work.row<{ name: string }>(sql`select ${fields.get(by)!.shown("named")} as name
    from ${ident(table)} named where ${column("named", "workspace_id")} = ${fromContext("workspace")}
      and ${sight ? sight("named") : sql`true`} and ${isLive} order by ${column("named", "id")} desc limit 1`);
  return found?.name ?? "";
}

function sampleOf({ enum: options, type, format, minimum }: JsonSchema, { today }: Work): string {
  if (Array.isArray(options)) return String(options[0]);
  const types = [type].flat();
  if (types.includes("boolean")) return "true";
  if (types.includes("integer") || types.includes("number")) return String(minimum ?? 1);
  if (format === "date") return today;
  if (format === "date-time") return `${today}T09:00:00Z`;
  if (format === "email") return "name@example.com";
  return format === "uri" ? "https://example.com" : "Text";
}
