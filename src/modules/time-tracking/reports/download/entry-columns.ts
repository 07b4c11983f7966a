import { type Sql, sql } from "../../../../engine/sql/index.ts";
import type { Words } from "../../../../engine/work/index.ts";
import type { Column, Row } from "../../../../platform/spreadsheets/column.ts";
import { missingCostText, missingPriceText, missingRateText } from "../../../projects/index.ts";
import { headingOf } from "./sheet-words.ts";

/** A column of the sheet of entries. */
export interface EntryColumn extends Column {
  /** Refers to the aliases of `selectEntries`. */
  readonly value: Sql;
}

/** A moment in the time zone of the entry. */
const localTime = (moment: Sql): Sql => sql`to_char(${moment} at time zone e.timezone, 'YYYY-MM-DD HH24:MI')`;

const STATUS = sql`case when e.worked_minutes is null then 'running'
  when e.invoiced_as is not null then 'invoiced' else e.approval_status end`;

const TIME_COLUMNS: readonly EntryColumn[] = [
  { key: "date", type: "date", value: sql`e.date` },
  { key: "employee", type: "text", value: sql`person.first_name || ' ' || person.last_name` },
  { key: "client", type: "text", value: sql`client.name` },
  { key: "project", type: "text", value: sql`project.name` },
  { key: "task", type: "text", value: sql`task.name` },
  { key: "description", type: "text", value: sql`e.description` },
  { key: "start", type: "text", value: localTime(sql`e.started_at`) },
  { key: "end", type: "text", value: localTime(sql`e.ended_at`) },
  { key: "minutes", type: "integer", value: sql`e.worked_minutes` },
  { key: "hours", type: "decimal", value: sql`round(e.worked_minutes / 60.0, 2)` },
  { key: "billable", type: "boolean", value: sql`e.for_billing` },
  { key: "billable minutes", type: "integer", value: sql`e.billable_minutes` },
  { key: "status", type: "text", value: STATUS },
];

const DAY = sql`e.date`;

/** The reason why a recorded entry has no amount or no cost. */
const unknownReason = (baseCurrency: string): Sql => sql`nullif(concat_ws(' ',
  case when e.worked_minutes is null or e.amount is not null then null
    when e.value_lack = 'rate_of_price' then ${missingRateText(sql`${baseCurrency}::text`, sql`e.currency`, DAY)}
    else ${missingPriceText(DAY)} end,
  case when e.worked_minutes is not null and e.cost is null then ${missingCostText(DAY)} end), '')`;

const moneyColumns = (baseCurrency: string): readonly EntryColumn[] => [
  { key: "billed rate", type: "decimal", value: sql`e.billed_rate` },
  { key: "currency", type: "text", value: sql`e.currency` },
  { key: "billed amount", type: "decimal", value: sql`e.amount` },
  { key: "cost rate", type: "decimal", value: sql`e.cost_rate` },
  { key: "cost", type: "decimal", value: sql`e.cost` },
  { key: "not known", type: "text", value: unknownReason(baseCurrency) },
];

/**
 * The columns in order, with headings in the words of the reader. `baseCurrency` is null for callers who cannot read
 * amounts.
 */
export const entryColumns = (baseCurrency: string | null, words: Words): readonly EntryColumn[] =>
  [...TIME_COLUMNS, ...(baseCurrency === null ? [] : moneyColumns(baseCurrency))].map((column) => ({
    ...column,
    title: headingOf(column.key, words),
  }));

/** An entry as a row of the sheet, by column. */
export type EntryRow = Row;
