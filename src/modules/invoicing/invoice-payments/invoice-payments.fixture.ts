import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { issuedInvoice, readyToIssue } from "../invoices/invoices.fixture.ts";

/** The issued invoices of a workspace, by its id. */
const issued = new Map<string, string[]>();

export const fixture: Fixture<"invoice-payments"> = {
  body: (n, site) => {
    const payable = issued.get(site.workspace.workspace.id) ?? [];
    return {
      invoice_id: payable[n % payable.length],
      amount: ((n % 40) + 1) / 100,
      paid_at: `2023-05-${String((n % 28) + 1).padStart(2, "0")}`,
      method: (["bank_transfer", "card", "cash", "cheque"] as const)[n % 4],
    };
  },
  // A payment applies a credit note only with the method credit_note. All invoices are in the currency of the workspace,
  // for which the only rate is 1.
  impossible: ["credit_note_id", "exchange_rate"],
  uniform: ["currency"],
  // A new invoice is a draft.
  neverToNew: ["invoice_id"],
  before: invoicesToPay,
  prepare: appliedAndPaidBack,
};

/** Applies a part of a credit note to an invoice, and pays another part back. */
async function appliedAndPaidBack(site: Site): Promise<void> {
  const client = await readyToIssue(site);
  const paid = await issuedInvoice(site, client);
  const invoice_id = await issuedInvoice(site, client);
  const post = async (path: string, body: object): Promise<string> => {
    const reply = await site.owner.post(path, body);
    if (reply.status !== 200 && reply.status !== 201) throw new Error(`${path}: ${reply.text}`);
    return reply.body.data.id;
  };
  await post(`/invoices/${paid}/actions?action=mark-paid`, {});
  const credit_note_id = await post(`/invoices/${paid}/actions?action=credit`, {});
  await post(`/invoices/${credit_note_id}/actions?action=issue`, {});
  const part = { amount: 10, paid_at: "2023-06-01" };
  await post("/invoice-payments", { ...part, invoice_id, method: "credit_note", credit_note_id });
  await post("/invoice-payments", { ...part, invoice_id: credit_note_id });
}

async function invoicesToPay(site: Site): Promise<void> {
  const client = await readyToIssue(site);
  const made: string[] = [];
  for (let n = 0; n < 6; n++) made.push(await issuedInvoice(site, client));
  issued.set(site.workspace.workspace.id, made);
}
