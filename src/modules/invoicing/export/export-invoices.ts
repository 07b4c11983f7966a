import { choiceKind, getter, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values } from "../../../engine/work/index.ts";
import { type FieldColumn, fieldColumns, selectColumns } from "../../../platform/exports/field-columns.ts";
import { publishFile } from "../../../platform/exports/published-file.ts";
import { TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { count, moment, object, text, url } from "../../../platform/figures/response-shapes.ts";
import type { CellValue } from "../../../platform/spreadsheets/column.ts";
import { csvContentType, writeCsv } from "../../../platform/spreadsheets/write-csv.ts";
import { type Sheet, writeWorkbook, xlsxContentType } from "../../../platform/spreadsheets/write-xlsx.ts";

const PERIOD = "the previous full month";
const SECTIONS = ["invoices", "lines", "payments"] as const;
type Section = (typeof SECTIONS)[number];

const parameters = {
  format: parameter(choiceKind(TABLE_FORMATS), {
    isSingle: true,
    description: "xlsx has a sheet for each section; csv has one of them. Default: xlsx.",
  }),
  date: dateParameter(PERIOD, "It applies to issue dates."),
  section: parameter(choiceKind(SECTIONS), {
    isSingle: true,
    description: "The section of a csv file; default: invoices.",
  }),
};

type Context = GetterContext<"invoices", typeof parameters>;

const DOCUMENT = [
  ...["number", "document_type", "status", "client_id", "client_name", "currency", "issue_date", "due_date"],
  ...[
    "period_start",
    "period_end",
    "reference",
    "subtotal",
    "discount_total",
    "net_total",
    "tax_total",
    "total",
  ],
  ...["paid_total", "credited_total", "balance_due", "exchange_rate", "base_net_total", "base_tax_total"],
  ...[
    "base_total",
    "credited_invoice_id",
    "issued_at",
    "sent_at",
    "paid_at",
    "voided_at",
    "void_reason",
    "id",
  ],
];
const LINE = [
  ...["position", "kind", "description", "project_id", "quantity", "unit", "unit_price", "minutes"],
  ...["discount_percent", "gross_amount", "discount_amount", "net_amount", "discount_share", "tax_name"],
  ...["tax_category", "tax_percent", "period_start", "period_end", "id"],
];
const PAYMENT = [
  ...["paid_at", "amount", "currency", "method", "is_refund", "credit_note_id", "reference", "notes"],
  ...["exchange_rate", "base_amount", "id"],
];

interface Exported {
  readonly title: string;
  readonly columns: readonly FieldColumn[];
  readonly statement: Sql;
}

/** The number of the document, by which the rows of all sections belong together. */
const numberOf: FieldColumn = { key: "number", type: "text", expression: column("i", "number") };

/** The columns and the statement of a section: the issued documents of the period, their lines or their payments. */
function exported({ work, matching, order }: Context, { from, to }: Period, section: Section): Exported {
  const issued = sql`i.number is not null and i.issue_date between ${from}::date and ${to}::date and ${matching("i")}`;
  if (section === "invoices") {
    const columns = fieldColumns(work.resource("invoices"), DOCUMENT, "i");
    const statement = sql`select ${selectColumns(columns)} from invoices i where ${issued} order by ${order("i")}`;
    return { title: "Invoices", columns, statement };
  }
  const [resource, names, table] =
    section === "lines"
      ? (["invoice-lines", LINE, sql`invoice_lines`] as const)
      : (["invoice-payments", PAYMENT, sql`invoice_payments`] as const);
  const columns = [numberOf, ...fieldColumns(work.resource(resource), names, "r")];
  const within = section === "lines" ? sql`r.position, r.id` : sql`r.paid_at, r.id`;
  const statement = sql`select ${selectColumns(columns)} from ${table} r
    join invoices i on i.workspace_id = r.workspace_id and i.id = r.invoice_id
    where r.workspace_id = ${fromContext("workspace")} and ${issued} order by ${order("i")}, ${within}`;
  return { title: section === "lines" ? "Lines" : "Payments", columns, statement };
}

const sheetOf = (context: Context, { title, columns, statement }: Exported): Sheet => ({
  name: title,
  columns,
  rows: context.work.stream<Values & Record<string, CellValue>>(statement),
});

async function run(context: Context) {
  const { work, parameters: given } = context;
  const period = reportedPeriod(given.date, PERIOD, work);
  const format = onlyValueOf(given.format) ?? "xlsx";
  const name = `invoices-${period.from}_${period.to}.${format}`;
  const sections = format === "csv" ? [onlyValueOf(given.section) ?? "invoices"] : SECTIONS;
  const sheets = sections.map((section) => sheetOf(context, exported(context, period, section)));
  const [only] = sheets as [Sheet];
  const file =
    format === "csv"
      ? { contentType: csvContentType, stream: writeCsv(only.columns, only.rows) }
      : { contentType: xlsxContentType, stream: writeWorkbook(sheets) };
  const published = await publishFile(work, { fileName: name, ...file });
  return {
    data: { ...published, file_name: name, sheets: sheets.length },
    meta: { date: periodForMeta(period) },
  };
}

/** Exports issued invoices and credit notes, void ones too, with their lines and payments. */
export const exportInvoices = getter("invoices", {
  title: "Export invoices",
  description:
    "Exports the issued invoices and credit notes of a period, void ones too, with their lines and payments. The filters, search and sort parameters of the list apply.",
  permissions: ["view-invoices"],
  parameters,
  takesFilters: true,
  response: object({
    url: { ...url, description: "Needs no credential and is valid until expires_at." },
    expires_at: moment,
    file_name: text,
    sheets: count,
  }),
  run,
});
