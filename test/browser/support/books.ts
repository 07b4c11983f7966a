import type { TestWorkspace } from "../../support/app.ts";
import { made } from "./worked-time.ts";

/**
 * What a company invoices and offers: a draft, an invoice over 1,428.00 of which 500.00 is paid and 119.00 credited, and an
 * offer with an option in two versions.
 */
export async function keepBooks({ owner }: TestWorkspace, client_id: string): Promise<void> {
  const address = { country: "RO" };
  await owner.patch("/workspace", {
    ...{ legal_name: "Acme SRL", vat_number: "RO123", address, billing_requires_approval: false },
  });
  await owner.patch(`/clients/${client_id}`, { address });
  await made(owner, "/tax-rates", { name: "VAT", percent: 19, is_default: true });
  const hours = { description: "Consulting", quantity: 12.5, unit: "hour", unit_price: 80 };
  await made(owner, "/invoices", { client_id, lines: [hours] });
  const invoice_id = await made(owner, "/invoices", {
    ...{ client_id, issue_date: "2026-06-01", reference: "PO 4711" },
    lines: [hours, { description: "Hosting in June", unit_price: 200 }],
  });
  await act(owner, `/invoices/${invoice_id}`, "issue");
  await made(owner, "/invoice-payments", { invoice_id, amount: 500, paid_at: "2026-06-10" });
  const [line] = (await owner.get(`/invoice-lines?invoice_id=${invoice_id}&sort=-position`)).body.data;
  const credit = await act(owner, `/invoices/${invoice_id}`, "credit", {
    lines: [{ invoice_line_id: line.id, amount: 100 }],
  });
  await act(owner, `/invoices/${credit}`, "issue");
  const offer = await made(owner, "/offers", {
    ...{ client_id, title: "Website" },
    lines: [hours, { description: "Photographs", unit_price: 300, is_optional: true }],
  });
  await act(owner, `/offers/${offer}`, "send");
  await act(owner, `/offers/${offer}`, "revise");
}

/** Runs an action; returns the id of the record that it returns. */
async function act(
  owner: TestWorkspace["owner"],
  path: string,
  action: string,
  body: object = {},
): Promise<string> {
  const reply = await owner.post(`${path}/actions?action=${action}`, body);
  if (reply.status !== 200) throw new Error(`${action} was refused: ${reply.text}`);
  return reply.body.data.id;
}
