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
      exchange_rate: 1 + (n % 50) / 8,
    };
  },
  // Null returns to the rate of the date.
  managed: ["exchange_rate"],
  // All invoices are in the currency of the workspace.
  uniform: ["currency"],
  // A new invoice is a draft.
  neverToNew: ["invoice_id"],
  before: invoicesToPay,
};

async function invoicesToPay(site: Site): Promise<void> {
  const client = await readyToIssue(site);
  const made: string[] = [];
  for (let n = 0; n < 6; n++) made.push(await issuedInvoice(site, client));
  issued.set(site.workspace.workspace.id, made);
}
