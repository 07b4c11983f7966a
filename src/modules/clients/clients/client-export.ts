import { choiceKind, getter, parameter } from "../../../engine/declare/index.ts";
import { ident, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, KnownField, KnownResource, Values } from "../../../engine/work/index.ts";
import { publishTable, TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import { count, moment, object, text, url } from "../../../platform/figures/response-shapes.ts";
import type { CellValue, Column } from "../../../platform/spreadsheets/column.ts";
import { exportedValues } from "../../custom-fields/index.ts";

interface ExportedColumn extends Column {
  /** Refers to the aliases of the statement in `exportedRows`. */
  readonly expression: Sql;
}

const ADDRESS_PARTS = ["street", "zip_code", "city", "state", "country"] as const;

/** The columns of a field. An address has one for each part; columns of custom fields are added separately. */
function columnsOf({ name, type, shown }: KnownField): ExportedColumn[] {
  const expression = shown("c");
  if (name === "custom_fields") return [];
  if (name === "address")
    return ADDRESS_PARTS.map((part) => ({
      key: `address_${part}`,
      type: "text",
      expression: sql`${expression} ->> ${part}::text`,
    }));
  if (type.name === "boolean" || type.name === "integer") return [{ key: name, type: type.name, expression }];
  return [{ key: name, type: "text", expression: type.json(expression) }];
}

const PRIMARY_CONTACT: readonly ExportedColumn[] = [
  { key: "primary_contact_name", type: "text", expression: raw("contact.name") },
  { key: "primary_contact_email", type: "text", expression: raw("contact.email") },
];

/** All columns: the fields of a client, its primary contact and its custom fields. */
const exportedColumns = ({ fields }: KnownResource, own: readonly ExportedColumn[]): ExportedColumn[] => [
  ...[...fields.values()].filter(({ writeOnly }) => !writeOnly).flatMap(columnsOf),
  ...own,
  ...PRIMARY_CONTACT,
];

type Row = Values & Record<string, CellValue>;

function exportedRows(
  { work, matching, order }: GetterContext,
  columns: readonly ExportedColumn[],
): Promise<Row[]> {
  const selected = columns.map(({ key, expression }) => sql`${expression} as ${ident(key)}`);
  const contactName = work.resource("client-contacts").fields.get("name")!.shown("k");
  return work.rows<Row>(sql`select ${join(selected, ", ")}
    from clients c
    left join lateral (select ${contactName} as name, k.email from client_contacts k
      where k.workspace_id = c.workspace_id and k.client_id = c.id and k.is_primary) contact on true
    where ${matching("c")} order by ${order("c")}`);
}

const parameters = {
  format: parameter(choiceKind(TABLE_FORMATS), {
    isSingle: true,
    description: "The file format; default: xlsx.",
  }),
};

async function run(context: GetterContext<"clients", typeof parameters>) {
  const { work, parameters } = context;
  const format = parameters.format?.value ?? "xlsx";
  const own = await exportedValues("clients", "c", work);
  const columns = exportedColumns(work.resource("clients"), own);
  const rows = await exportedRows(context, columns);
  const name = `clients-${work.today}`;
  const file = await publishTable(work, format, { name, title: "Clients", columns, rows });
  return { data: { ...file, rows: rows.length } };
}

/** Exports the clients as they are at the time of the request. */
export const exportClients = getter("clients", {
  title: "Export clients",
  description:
    "Exports a file with one row per client. The filters, search and sort parameters of the list apply.",
  permissions: ["manage-clients"],
  parameters,
  takesFilters: true,
  response: object({
    url: { ...url, description: "Needs no credential and is valid until expires_at." },
    expires_at: moment,
    file_name: text,
    rows: count,
  }),
  run,
});
