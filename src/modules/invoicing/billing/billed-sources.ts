import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** The ids of the entries and expenses on lines. */
interface Sources {
  readonly entries: readonly string[];
  readonly expenses: readonly string[];
}

/** Locks the entries and expenses on lines, which are given by a condition over the line id, in the order of their ids. */
async function lockSources(work: Work, isOnLines: (lineId: Sql) => Sql): Promise<Sources> {
  const idsOf = async (table: Sql): Promise<string[]> => {
    const rows = await work.rows<{ id: string }>(sql`select s.id from ${table} s
      where s.workspace_id = ${fromContext("workspace")} and ${isOnLines(sql`s.invoice_line_id`)} order by s.id for update`);
    return rows.map(({ id }) => id);
  };
  return { entries: await idsOf(sql`timesheets`), expenses: await idsOf(sql`expenses`) };
}

const onLines =
  (lineIds: readonly string[]) =>
  (lineId: Sql): Sql =>
    sql`${lineId} = any(${lineIds}::text[])`;

/** Entries and expenses can be billed again and changed; what was frozen follows the current rules. */
export async function freeSources(work: Work, { entries, expenses }: Sources): Promise<void> {
  await work.updateAll("timesheets", entries, {
    invoice_line_id: null,
    invoiced_as: null,
    frozen_billable_minutes: null,
    frozen_billed_rate: null,
  });
  await work.updateAll("expenses", expenses, { invoice_line_id: null, billing_status: "unbilled" });
}

/** Frees everything on the lines. */
export const releaseLines = async (work: Work, lineIds: readonly string[]): Promise<void> =>
  freeSources(work, await lockSources(work, onLines(lineIds)));

/** Frees everything on the lines of an invoice. */
export const releaseInvoice = async (work: Work, invoiceId: string): Promise<void> =>
  releaseLines(work, await linesWithSources(work, invoiceId));

/** What a draft bills counts as billed from now on. */
export async function billSources(work: Work, invoiceId: string): Promise<void> {
  const { entries, expenses } = await lockSources(work, onLines(await linesWithSources(work, invoiceId)));
  await work.updateAll("timesheets", entries, { invoiced_as: "billed" });
  await work.updateAll("expenses", expenses, { billing_status: "billed" });
}

/** The lines of an invoice that bill entries or expenses now. */
export async function linesWithSources(work: Work, invoiceId: string): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`select l.id from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId} and l.source_count > 0
      and l.released_at is null`);
  return rows.map(({ id }) => id);
}
