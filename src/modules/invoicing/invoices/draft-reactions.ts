import { reaction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holdInvoices } from "./invoice-states.ts";
import { calculateTotals } from "./stored-totals.ts";

/** Drafts follow their tax rates until they are issued. */
export const followTaxRates = reaction("tax-rates", {
  fields: ["name", "percent", "category", "exemption_reason"],
  async run({ kind, id }, work) {
    if (kind === "create") return;
    const drafts = await work.rows<{ id: string }>(sql`select distinct i.id from invoices i
      join invoice_lines l on l.workspace_id = i.workspace_id and l.invoice_id = i.id
      where i.workspace_id = ${fromContext("workspace")} and i.number is null and l.tax_rate_id = ${id} order by i.id`);
    const ids = drafts.map((draft) => draft.id);
    await holdInvoices(work, ids);
    for (const draft of ids) await calculateTotals(work, draft);
  },
});
