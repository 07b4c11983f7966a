import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

/** Clients and leads to whom offers can be made, by the id of the workspace. The leads have no client of their own. */
const addressees = new Map<string, { readonly clients: string[]; readonly leads: string[] }>();

export const fixture: Fixture<"offers"> = {
  body: (n, { workspace }) => ({
    client_id: addressees.get(workspace.workspace.id)!.clients[n % 3],
    lead_id: addressees.get(workspace.workspace.id)!.leads[n % 3],
    issue_date: `2023-04-${String((n % 28) + 1).padStart(2, "0")}`,
    valid_until: `2098-06-${String((n % 28) + 1).padStart(2, "0")}`,
    discount_value: 1 + (n % 90),
    lines: [{ description: `Work ${n}`, quantity: (n % 7) + 1, unit_price: 10 + n }],
  }),
  always: ["client_id"],
  // The contact must belong to the client, and the currency stays while there are lines.
  impossible: ["client_contact_id"],
  managed: ["currency", "client_id"],
  // The family of a new offer is its own id.
  unrepeatable: ["family_id"],
  together: {
    discount_type: { discount_value: 5 },
    discount_value: { discount_type: "percent" },
  },
  emptiedWith: {
    discount_type: { discount_value: null },
    discount_value: { discount_type: null },
  },
  before: async ({ owner, workspace }) => {
    const made = { clients: [] as string[], leads: [] as string[] };
    for (const kind of ["clients", "leads"] as const)
      for (let n = 0; n < 3; n++) {
        const body = { name: `Addressee ${n}`, ...(kind === "clients" ? { allow_duplicate: true } : {}) };
        const reply = await owner.post(`/${kind}`, body);
        if (reply.status !== 201) throw new Error(`The addressee could not be made: ${reply.text}`);
        made[kind].push(reply.body.data.id);
      }
    addressees.set(workspace.workspace.id, made);
  },
  prepare: offersInEveryState,
};

/** Offers in every state, some with a lead, a second version, an invoice or a project. */
async function offersInEveryState({ owner, workspace, choosable }: Site): Promise<void> {
  const post = async (path: string, body: object = {}): Promise<string> => {
    const reply = await owner.post(path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`);
    return reply.body.data.id;
  };
  const client_id = addressees.get(workspace.workspace.id)!.clients[0]!;
  const client_contact_id = await post("/client-contacts", { client_id, email: "buyer@addressee.test" });
  const lead_id = await post("/leads", { name: "Offered", company_name: "Lead of an offer" });
  const [owner_employee_id] = choosable("employees");
  const run = (id: string, action: string, body: object = {}) =>
    post(`/offers/${id}/actions?action=${action}`, body);
  const sent = async (title: string, more: object = {}): Promise<string> => {
    const lines = [
      { description: "Work", unit_price: 500 },
      { description: "More", unit_price: 50, is_optional: true },
    ];
    const id = await post("/offers", { client_id, title, owner_employee_id, lines, ...more });
    return run(id, "send");
  };
  await sent("Sent", { client_contact_id });
  await sent("To a lead", { lead_id, client_id: null });
  await run(await sent("Declined"), "decline", { reason: "Too late" });
  await run(await run(await sent("Two versions"), "revise"), "send");
  for (const conversion of ["convert-to-invoice", "convert-to-project"]) {
    const id = await sent(`Accepted for ${conversion}`);
    await run(await run(id, "accept", { accepted_by_name: "Ada Buyer", note: "Yes" }), conversion);
  }
}
