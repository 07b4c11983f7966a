import { choiceKind, getter, parameter } from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { publishTable, TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import { count, moment, object, text, url } from "../../../platform/figures/response-shapes.ts";
import type { Column } from "../../../platform/spreadsheets/column.ts";

const MAX_ROWS = 100_000;

const COLUMNS: readonly Column[] = [
  "id",
  "created_at",
  "event",
  "resource_type",
  "resource_id",
  "resource_label",
  "actor_type",
  "actor_name",
  "changes",
  "request_id",
  "ip",
].map((key) => ({ key, type: "text" }));

const parameters = {
  format: parameter(choiceKind(TABLE_FORMATS), { isSingle: true, description: "xlsx when absent." }),
};

async function run(context: GetterContext<"audit-log", typeof parameters>) {
  const { work, resource, parameters } = context;
  const shown = (name: string) => resource.fields.get(name)!.shown("a");
  const rows =
    await work.rows(sql`select a.id, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      a.event, a.resource_type, a.resource_id, ${shown("resource_label")} as resource_label, a.actor_type, a.actor_name,
      (${shown("changes")})::text as changes, a.request_id, a.ip
    from journal a where ${context.matching("a")} order by ${context.order("a")} limit ${MAX_ROWS + 1}::integer`);
  if (rows.length > MAX_ROWS) {
    throw invalidField(
      "date",
      message`The export must not have more than ${MAX_ROWS} rows; filter by created_at.`,
    );
  }
  const format = parameters.format?.value ?? "xlsx";
  const name = `audit-log-${work.today}`;
  const file = await publishTable(work, format, {
    name,
    title: "Audit log",
    columns: COLUMNS,
    rows: rows as never,
  });
  work.journal.happened("exports.created", {
    resource_type: "audit-log",
    resource_id: "",
    resource_label: file.file_name,
  });
  return { data: { ...file, rows: rows.length } };
}

/** Exports the entries that match the list's filters as a spreadsheet. */
export const exportAuditLog = getter("audit-log", {
  title: "Export the audit log",
  permissions: ["view-audit-log"],
  parameters,
  takesFilters: true,
  response: object({ url, expires_at: moment, file_name: text, rows: count }),
  run,
});
