import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Work } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { absolute } from "../../../platform/figures/exact-rounding.ts";
import { holdInvoices, isDraft } from "../invoices/invoice-states.ts";
import { withTotalsAtEnd } from "../invoices/stored-totals.ts";
import { type CreditableLine, creditableLines } from "./credited-lines.ts";

const FULLY_CREDITED = "The invoice has already been fully credited.";

const parameters = {
  lines: field
    .records(
      {
        invoice_line_id: field.reference("invoice-lines").required(),
        amount: field.money({ min: 0.01 }).describe("Net of tax. Default: what is left of the line."),
      },
      { max: 500, keepsOnlyGiven: true },
    )
    .describe("What is credited. Default: everything that is left of all lines."),
  release_sources: field
    .boolean()
    .default(false)
    .describe("Whether what the lines billed can be billed again once the credit note is issued."),
  reason: field.string().describe("Printed on the credit note."),
};

type Crediting = ActionContext<"invoices", GivenParameters<typeof parameters>>;
type Invoice = Readonly<StoredRecord<"invoices">>;

/** A line that is credited, with the amount in cents, which has the sign of the line. */
export interface Credit {
  readonly line: CreditableLine;
  readonly cents: bigint;
}

/** Everything that is left, or the lines of the request with their amounts. */
function chosenCredits({ params, fail }: Crediting, lines: readonly CreditableLine[]): Credit[] {
  if (params.lines === null)
    return lines.filter(({ remaining }) => remaining !== 0n).map((line) => ({ line, cents: line.remaining }));
  const chosen = new Set<string>();
  return params.lines.flatMap(({ invoice_line_id, amount }, index): Credit[] => {
    const line = lines.find(({ id }) => id === invoice_line_id);
    if (!line || chosen.has(line.id)) {
      const path = `lines.${index}.invoice_line_id`;
      fail(path, message`The selected ${path} is invalid.`);
      return [];
    }
    chosen.add(line.id);
    const most = absolute(line.remaining);
    const cents = (amount ?? null) === null ? most : unitsOf(String(amount), 2);
    const path = `lines.${index}.amount`;
    if (cents > most || most === 0n)
      fail(path, message`The ${path} field must not be greater than ${decimalText(most, 2)}.`);
    return [{ line, cents: line.charged < 0n ? -cents : cents }];
  });
}

/** Sources are released only with lines that this credit note credits completely. */
function checkRelease({ params, fail }: Crediting, credits: readonly Credit[]): void {
  if (params.release_sources !== true) return;
  if (credits.some(({ line, cents }) => cents !== line.charged))
    fail("release_sources", "The lines can only be released if this credit note credits them completely.");
}

async function run(context: Crediting) {
  const { work, records, throwIfRefused, refuse } = context;
  const [invoice] = records as [Invoice];
  const lines = await creditableLines(work, invoice.id);
  if (lines.every(({ remaining }) => remaining === 0n)) refuse(0, FULLY_CREDITED);
  throwIfRefused();
  const credits = chosenCredits(context, lines);
  checkRelease(context, credits);
  throwIfRefused();
  return { shows: { resource: "invoices", id: await draftCredit(work, invoice, context.params, credits) } };
}

/** Creates the draft of a credit note with a line for each credit; returns its id. */
export async function draftCredit(
  work: Work,
  invoice: Invoice,
  params: Pick<Crediting["params"], "release_sources" | "reason">,
  credits: readonly Credit[],
): Promise<string> {
  const id = await draftNote(work, invoice, params);
  await withTotalsAtEnd(work, id, async () => {
    await work.createAll(
      "invoice-lines",
      credits.map((credit, index) => noteLine(id, credit, index + 1)),
    );
  });
  return id;
}

/** Creates the draft; an archived client's invoices can be credited too. */
async function draftNote(
  work: Work,
  invoice: Invoice,
  params: Pick<Crediting["params"], "release_sources" | "reason">,
): Promise<string> {
  return work.create("invoices", {
    document_type: "credit_note",
    credited_invoice_id: invoice.id,
    release_sources: params.release_sources ?? false,
    client_id: invoice.client_id,
    client_contact_id: invoice.client_contact_id,
    currency: invoice.currency,
    exchange_rate: invoice.exchange_rate,
    tax_rounding: invoice.tax_rounding,
    reference: invoice.reference,
    notes: params.reason,
    tax_summary: [],
  });
}

const noteLine = (invoice_id: string, { line, cents }: Credit, position: number) => ({
  invoice_id,
  position,
  kind: line.kind as "manual",
  description: line.description,
  quantity: cents < 0n ? "-1.0000" : "1.0000",
  unit_price: decimalText(absolute(cents), 2),
  tax_rate_id: line.taxRateId,
  tax_name: line.taxName,
  tax_category: line.taxCategory as "standard",
  tax_percent: line.taxPercent,
  project_id: line.projectId,
  period_start: line.periodStart,
  period_end: line.periodEnd,
  credited_line_id: line.id,
});

/** Whether anything of an invoice is left to be credited. */
async function isFullyCredited(work: Work, id: string): Promise<boolean> {
  const row =
    await work.row(sql`select 1 from invoice_lines l where l.workspace_id = ${fromContext("workspace")}
    and l.invoice_id = ${id} and l.net_amount - l.discount_share <> coalesce((select sum(c.net_amount)
      from invoice_lines c join invoices note on note.workspace_id = c.workspace_id and note.id = c.invoice_id
      where c.workspace_id = l.workspace_id and c.credited_line_id = l.id and note.voided_at is null), 0) limit 1`);
  return row === null;
}

/** Creates the draft of a credit note for an issued invoice. */
export const credit = action("invoices", {
  title: "Credit",
  done: "Drafted a credit note for",
  description:
    "Creates the draft of a credit note: for everything that is left of the invoice, or for the given lines and amounts. It takes effect when it is issued.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters,
  lock: holdInvoices,
  openWhen: openWhenEach(async (invoice, work) => {
    if (invoice.document_type === "credit_note") return "A credit note cannot be credited.";
    if (isDraft(invoice)) return "A draft cannot be credited.";
    if (invoice.voided_at !== null) return "A void invoice cannot be credited.";
    return (await isFullyCredited(work, invoice.id)) ? FULLY_CREDITED : null;
  }),
  run,
});
