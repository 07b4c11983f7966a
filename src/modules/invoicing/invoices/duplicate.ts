import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, Values, Work } from "../../../engine/work/index.ts";

/** Decimal text as the number of a body, of which the rules of creation make decimal text again. */
const inBody = (stored: string | null): number | null => (stored === null ? null : Number(stored));

/** The lines of an invoice as manual lines: minutes become a quantity in hours, with 4 decimals. */
async function copiedLines(work: Work, invoiceId: string): Promise<Values[]> {
  const lines = await work.rows(sql`select l.description, l.unit, l.unit_price,
      coalesce(round(l.minutes / 60.0, 4), l.quantity) as quantity, l.discount_percent,
      (select r.id from tax_rates r where r.workspace_id = l.workspace_id and r.id = l.tax_rate_id
        and r.archived_at is null) as tax_rate_id
    from invoice_lines l where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId}
    order by l.position, l.id`);
  return lines.map((line) => ({
    ...line,
    unit_price: inBody(line.unit_price as string),
    quantity: inBody(line.quantity as string),
    discount_percent: inBody(line.discount_percent as string | null),
  }));
}

async function run({ work, records }: ActionContext<"invoices">) {
  const [invoice] = records as [(typeof records)[number]];
  const { client_id, client_contact_id, currency, reference, notes, terms, private_notes, tax_rounding } =
    invoice;
  const { discount_type, discount_value } = invoice;
  const id = await work.createByRules("invoices", {
    ...{ client_id, client_contact_id, currency, reference, notes, terms, private_notes, tax_rounding },
    ...{ discount_type, discount_value: inBody(discount_value) },
    lines: await copiedLines(work, invoice.id),
  });
  return { shows: { resource: "invoices", id } };
}

/** Makes a draft with the same client, texts, discount and lines, which bill nothing of their own. */
export const duplicate = action("invoices", {
  title: "Duplicate",
  done: "Duplicated",
  description: "Creates a draft with the same client, texts, discount and lines, without dates.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  openWhen: openWhenEach(({ document_type }) =>
    document_type === "credit_note" ? "A credit note cannot be duplicated." : null,
  ),
  run,
});
