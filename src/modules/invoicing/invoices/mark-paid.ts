import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { type ActionContext, ApiError, type GivenParameters } from "../../../engine/work/index.ts";
import { MONEY_METHODS } from "../invoice-payments/payment-fields.ts";
import { holdInvoices, isDraft } from "./invoice-states.ts";

const parameters = {
  paid_at: field.date().describe("Default: today."),
  method: field.choice(...MONEY_METHODS).default("bank_transfer"),
  reference: field.string({ max: 100 }),
};

async function run(
  context: ActionContext<"invoices", GivenParameters<typeof parameters>>,
): Promise<undefined> {
  const { work, records, params, fail, throwIfRefused } = context;
  const { paid_at, method, reference } = params;
  for (const { id: invoice_id, balance_due } of records) {
    const body = {
      invoice_id,
      amount: Number(balance_due),
      paid_at: paid_at ?? work.today,
      method,
      reference,
    };
    try {
      await work.createByRules("invoice-payments", body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
      for (const [path, messages] of Object.entries(error.errors))
        for (const message of messages) fail(path, message);
    }
  }
  throwIfRefused();
}

/** Books one payment of the whole balance on each invoice. */
export const markPaid = action("invoices", {
  title: "Mark as paid",
  done: "Marked as paid",
  description: "Books a payment of the balance due.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record", "collection"],
  parameters,
  lock: holdInvoices,
  openWhen: openWhenEach((invoice) => {
    if (isDraft(invoice)) return "A draft cannot be paid.";
    if (invoice.voided_at !== null) return "A void invoice cannot be paid.";
    return Number(invoice.balance_due) === 0 ? "The invoice is already paid." : null;
  }),
  run,
});
