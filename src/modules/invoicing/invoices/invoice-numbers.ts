import type { SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { type NumberSequence, numberSequence } from "../../../platform/sequences/number-sequence.ts";

/** The numbers of invoices and of credit notes. */
export const numbersOf: Readonly<Record<"invoice" | "credit_note", NumberSequence>> = {
  invoice: numberSequence({
    name: "invoices",
    format: "invoice_number_format",
    start: "invoice_number_start",
  }),
  credit_note: numberSequence({ name: "credit notes", format: "credit_note_number_format" }),
};

/** The first number cannot change once a number was given. */
export const givenNumbers: SettingLock = {
  setting: "invoice_number_start",
  holds: sql`exists (select from invoices i where i.workspace_id = ${fromContext("workspace")}
    and i.document_type = 'invoice' and i.number is not null)`,
};

/** The latest document of a series, after which no earlier date can be issued. */
export interface LatestNumber {
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly issue_date: string;
  readonly [column: string]: unknown;
}

/** The latest document of a series; null if there is none. */
export const latestOf = (
  work: Work,
  type: "invoice" | "credit_note",
  series: string,
): Promise<LatestNumber | null> =>
  work.row<LatestNumber>(sql`select i.number, i.issue_date from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.document_type = ${type} and i.number_series = ${series}
    order by i.number_in_series desc limit 1`);
