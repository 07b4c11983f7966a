import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectClientRules } from "../invariants/client-rules.ts";
import { act, add } from "../scenarios/company.ts";
import type { Reply } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

let made = 0;
const aClient = () => add(owner, "clients", { name: `Client ${++made}` });
const aContact = (client_id: string) =>
  add(owner, "client-contacts", { client_id, last_name: `Person ${++made}` });

/** No outcome of a race is an error of the program. */
function expectNoFaults(replies: readonly Reply[]): void {
  for (const { status, text } of replies) expect([200, 201, 204, 404, 409, 422], text).toContain(status);
}

describe("concurrent requests", () => {
  it("create several first contacts, and set several primary ones: one of them is primary", async () => {
    for (let round = 0; round < campaignSize({ suite: 3, campaign: 8 }); round++) {
      const client_id = await aClient();
      expectNoFaults(
        await Promise.all(
          Array.from({ length: 4 }, (_, n) =>
            owner.post("/client-contacts", { client_id, last_name: `First ${n}`, is_primary: n % 2 === 0 }),
          ),
        ),
      );
      await expectClientRules(app, acme);
    }
  });

  it("make a contact primary while the primary one is deleted", async () => {
    for (let round = 0; round < campaignSize({ suite: 3, campaign: 10 }); round++) {
      const client = await aClient();
      const [a, b] = [await aContact(client), await aContact(client)];
      await aContact(client);
      expectNoFaults(
        await Promise.all([
          owner.patch(`/client-contacts/${b}`, { is_primary: true }),
          owner.delete(`/client-contacts/${a}`),
          owner.patch(`/client-contacts/${a}`, { is_primary: true }),
        ]),
      );
      await expectClientRules(app, acme);
    }
  });

  it("archive a client while it gets a project and a contact", async () => {
    for (let round = 0; round < campaignSize({ suite: 3, campaign: 10 }); round++) {
      const client_id = await aClient();
      const replies = await Promise.all([
        act(owner, `/clients/${client_id}`, "archive"),
        owner.post("/projects", { client_id, name: `Project ${++made}` }),
        owner.post("/client-contacts", { client_id, last_name: "Late" }),
      ]);
      expectNoFaults(replies);
      const [archived, project] = replies.map(({ status }) => status);
      expect([archived, project]).not.toEqual([200, 201]);
      await expectClientRules(app, acme);
    }
  });

  it("delete a client while it gets a contact, or is archived", async () => {
    for (let round = 0; round < campaignSize({ suite: 3, campaign: 8 }); round++) {
      const client_id = await aClient();
      await aContact(client_id);
      expectNoFaults(
        await Promise.all([
          owner.delete(`/clients/${client_id}`),
          owner.post("/client-contacts", { client_id, last_name: "Late", is_primary: true }),
          act(owner, `/clients/${client_id}`, "archive"),
        ]),
      );
      await expectClientRules(app, acme);
    }
  });
});

describe("sequential requests", () => {
  /** The possible changes to the contacts of one client; each affects the n-th existing contact. */
  const step = fc.oneof(
    fc.record({ does: fc.constant("add" as const), primary: fc.boolean(), n: fc.nat(3) }),
    fc.record({ does: fc.constant("promote" as const), primary: fc.boolean(), n: fc.nat(5) }),
    fc.record({ does: fc.constant("delete" as const), primary: fc.boolean(), n: fc.nat(5) }),
  );

  it("of any kind leave exactly one primary contact", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const client_id = await aClient();
        for (const { does, primary, n } of steps) {
          const list = await owner.get(`/client-contacts?client_id=${client_id}&sort=id`);
          const id = list.body.data[n]?.id;
          if (does === "add") {
            const email = `person${n}@x.test`;
            expectNoFaults([await owner.post("/client-contacts", { client_id, email, is_primary: primary })]);
          } else if (id && does === "promote") {
            expectNoFaults([await owner.patch(`/client-contacts/${id}`, { is_primary: primary })]);
          } else if (id) expectNoFaults([await owner.delete(`/client-contacts/${id}`)]);
          await expectClientRules(app, acme);
        }
      }),
      { numRuns: campaignSize({ suite: 4, campaign: 12 }) },
    );
  });
});
