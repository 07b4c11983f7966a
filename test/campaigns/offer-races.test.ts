import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, created, ids, read, shown } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const ROUNDS = campaignSize({ suite: 3, campaign: 200 });

let app: TestApp;
let second: TestApp;
let owner: Caller;
let client: string;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  ({ owner } = await app.addWorkspace("acme"));
  client = await add(owner, "clients", { name: "Client X" });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const run = (id: string, action: string, body = {}, by = owner): Promise<Reply> =>
  act(by, `/offers/${id}`, action, body);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();
const sent = async (more = {}): Promise<string> => {
  const lines = [{ description: "Work", unit_price: 100 }];
  const { id } = created(await owner.post("/offers", { client_id: client, title: "Offer", lines, ...more }));
  shown(await run(id, "send"));
  return id;
};

it(`has one draft after two revisions at once, ${ROUNDS} times`, async () => {
  const id = await sent();
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all([run(id, "revise"), run(id, "revise", {}, elsewhere())]);
    expect(statuses(replies)).toEqual([200, 422]);
    const drafts = ids(await owner.get(`/offers?family_id=${id}&status=draft`));
    expect(drafts).toHaveLength(1);
    expect((await owner.delete(`/offers/${drafts[0]}`)).status).toBe(204);
  }
}, 300_000);

it(`is accepted or replaced when both happen at once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await sent();
    const { id: next } = shown(await run(id, "revise"));
    const replies = await Promise.all([run(id, "accept"), run(next, "send", {}, elsewhere())]);
    expect(statuses(replies)).toEqual([200, 422]);
    expect(ids(await owner.get(`/offers?family_id=${id}&status=sent,accepted`))).toHaveLength(1);
  }
}, 300_000);

it(`becomes one invoice and one project, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await sent();
    shown(await run(id, "accept"));
    const name = `Round ${round}`;
    const replies = await Promise.all([
      run(id, "convert-to-invoice"),
      run(id, "convert-to-invoice", {}, elsewhere()),
      run(id, "convert-to-project", { name }),
      run(id, "convert-to-project", { name: `${name} again` }, elsewhere()),
    ]);
    expect(statuses(replies)).toEqual([200, 200, 422, 422]);
    expect(ids(await owner.get(`/invoices?offer_id=${id}`))).toHaveLength(1);
    const { net_total, tax_total, total, invoice_id } = await read(owner, `/offers/${id}`);
    expect(await read(owner, `/invoices/${invoice_id}`)).toMatchObject({ net_total, tax_total, total });
  }
}, 300_000);

it(`gets the client of its lead, however that is won and converted, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const lead_id = await add(owner, "leads", { name: "Lead", company_name: `Lead ${round}`, amount: 5 });
    const id = await sent({ lead_id, client_id: null });
    const [accepted, converted, made] = await Promise.all([
      run(id, "accept", { win_lead: true }),
      act(elsewhere(), `/leads/${lead_id}`, "convert", { win: round % 2 === 0 }),
      owner.post("/offers", { lead_id, title: "Another" }),
    ]);
    const { client_id } = shown(converted);
    expect(shown(accepted).status).toBe("accepted");
    expect((await read(owner, `/offers/${id}`)).client_id).toBe(client_id);
    expect((await read(owner, `/offers/${created(made).id}`)).client_id).toBe(client_id);
    expect((await read(owner, `/leads/${lead_id}`)).status).toBe("won");
  }
}, 300_000);

it(`has a number of its own beside other new offers, ${ROUNDS} times`, async () => {
  const numbers = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const make = (by: Caller) => by.post("/offers", { client_id: client, title: "Offer" });
    for (const reply of await Promise.all([make(owner), make(elsewhere()), make(owner)]))
      numbers.add(created(reply).number);
  }
  expect(numbers.size).toBe(3 * ROUNDS);
}, 300_000);
