import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

const PERIOD = { period_start: "2023-02-01", period_end: "2023-02-28" };

/** Clients to whom invoices can be issued, by the id of the workspace. */
export const buyers = new Map<string, readonly string[]>();

/** A project whose time is on an invoice, by the id of its workspace. */
export const billedProjects = new Map<string, string>();

export const fixture: Fixture<"invoices"> = {
  body: (n, site) => ({
    client_id: buyers.get(site.workspace.workspace.id)![n % 3],
    period_start: `2023-01-${String((n % 28) + 1).padStart(2, "0")}`,
    period_end: `2023-03-${String((n % 28) + 1).padStart(2, "0")}`,
    issue_date: `2023-04-${String((n % 28) + 1).padStart(2, "0")}`,
    due_date: `2023-06-${String((n % 28) + 1).padStart(2, "0")}`,
    discount_value: 1 + (n % 90),
    lines: [{ description: `Work ${n}`, quantity: (n % 7) + 1, unit_price: 10 + n }],
  }),
  // The contact must belong to the client. The clients have the workspace's currency, for which the only rate is 1.
  impossible: ["client_contact_id", "exchange_rate"],
  together: {
    period_start: PERIOD,
    period_end: PERIOD,
    discount_type: { discount_value: 5 },
    discount_value: { discount_type: "percent" },
  },
  emptiedWith: {
    period_start: { period_end: null },
    period_end: { period_start: null },
    discount_type: { discount_value: null },
    discount_value: { discount_type: null },
  },
  filterValues: { project_id: (site) => [billedProjects.get(site.workspace.workspace.id)!] },
  // The clients of invoices have unbilled work in this month.
  exampleParts: {
    "bill-unbilled": ({ client_id }) => ({ client_id, date: "2023-06-01,2023-06-30" }),
    "add-unbilled": () => ({ date: "2023-06-01,2023-06-30" }),
  },
  before: async (site) => {
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.push(await readyToIssue(site));
    buyers.set(site.workspace.workspace.id, made);
  },
  prepare: invoicesInEveryState,
};

/** Makes what issuing needs: a seller and a buyer, each with a country. Returns the buyer's id. */
export async function readyToIssue({ owner }: Site): Promise<string> {
  const address = { country: "RO" };
  await owner.patch("/workspace", { legal_name: "Seller", vat_number: "RO12345678", address });
  const client = await owner.post("/clients", { name: "Buyer", address, allow_duplicate: true });
  if (client.status !== 201) throw new Error(`The client could not be made: ${client.text}`);
  return client.body.data.id;
}

/** Issues an invoice of 500.00 in the base currency, without tax; returns its id. */
export async function issuedInvoice({ owner }: Site, client_id: string, dates = {}): Promise<string> {
  const lines = [{ description: "Work", unit_price: 500, tax_rate_id: null }];
  const { body } = await owner.post("/invoices", { client_id, lines, reference: "Ref" });
  const reply = await owner.post(`/invoices/${body.data.id}/actions?action=issue`, dates);
  if (reply.status !== 200) throw new Error(`The invoice could not be issued: ${reply.text}`);
  return body.data.id;
}

async function invoicesInEveryState(site: Site): Promise<void> {
  const client = await readyToIssue(site);
  const run = async (id: string, action: string, body: object = {}): Promise<void> => {
    const reply = await site.owner.post(`/invoices/${id}/actions?action=${action}`, body);
    if (reply.status !== 200) throw new Error(`The invoice could not take ${action}: ${reply.text}`);
  };
  const billing = { client_id: client, email: "pay@buyer.test", is_billing: true };
  const contact = await site.owner.post("/client-contacts", billing);
  if (contact.status !== 201) throw new Error(`The contact could not be made: ${contact.text}`);
  await run(
    await issuedInvoice(site, client, { issue_date: "2023-01-10", due_date: "2023-02-10" }),
    "mark-sent",
  );
  await run(await issuedInvoice(site, client), "mark-paid");
  await run(await issuedInvoice(site, client), "void", { reason: "Twice" });
  await run(await issuedInvoice(site, client), "credit");
}
