import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, hire } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const ROUNDS = campaignSize({ suite: 5, campaign: 200 });

let app: TestApp;
let second: TestApp;
let owner: Caller;
let type: string;
let people: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  ({ owner } = await app.addWorkspace("acme"));
  type = await add(owner, "asset-types", { name: "Laptop" });
  people = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Ode"), await hire(owner, "Mia Vogel")];
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const buy = (): Promise<string> => add(owner, "assets", { name: "Laptop", asset_type_id: type });
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();

/** The asset and its assignments agree: at most one is open, and only that of the present holder. */
async function expectConsistent(id: string): Promise<void> {
  const { attributes } = (await owner.get(`/assets/${id}`)).body.data;
  const { data } = (await owner.get(`/asset-assignments?asset_id=${id}&sort=assigned_on,id`)).body;
  const open = data.filter((one: { attributes: Fields }) => one.attributes.returned_on === null);
  expect(open.map((one: { attributes: Fields }) => one.attributes.employee_id)).toEqual(
    attributes.status === "assigned" ? [attributes.employee_id] : [],
  );
}
type Fields = Record<string, unknown>;

it(`is assigned to one of two people by two clerks at once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await buy();
    const replies = await Promise.all([
      act(owner, `/assets/${id}`, "assign", { employee_id: people[0] }),
      act(elsewhere(), `/assets/${id}`, "assign", { employee_id: people[1] }),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    await expectConsistent(id);
  }
}, 300_000);

it(`is returned, handed on and reported as lost at once without a contradiction, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await buy();
    await act(owner, `/assets/${id}`, "assign", { employee_id: people[0] });
    const replies = await Promise.all([
      act(owner, `/assets/${id}`, "return", { needs_repair: round % 2 === 0 }),
      act(elsewhere(), `/assets/${id}`, "transfer", { employee_id: people[1] }),
      act(owner, `/assets/${id}`, "report-lost"),
      act(elsewhere(), `/assets/${id}`, "retire", { reason: "scrapped" }),
    ]);
    for (const status of statuses(replies)) expect([200, 422]).toContain(status);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await expectConsistent(id);
  }
}, 300_000);

it("gets a tag of its own, however many are created at once", async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 === 0 ? owner : elsewhere()).post("/assets", { name: `At once ${n}`, asset_type_id: type }),
    ),
  );
  expect(new Set(statuses(replies))).toEqual(new Set([201]));
  const tags = replies.map(({ body }) => body.data.attributes.asset_tag);
  expect(new Set(tags).size).toBe(20);
});

it("is not given to somebody who is archived at the same moment", async () => {
  for (let round = 0; round < Math.ceil(ROUNDS / 10); round++) {
    const id = await buy();
    const leaver = await hire(owner, `Leaver Number${round}`);
    const [assigned, archived] = await Promise.all([
      act(owner, `/assets/${id}`, "assign", { employee_id: leaver }),
      act(elsewhere(), `/employees/${leaver}`, "archive"),
    ]);
    expect(archived.status, archived.text).toBe(200);
    expect([200, 422]).toContain(assigned.status);
    const { attributes } = (await owner.get(`/assets/${id}`)).body.data;
    // Whoever got it before the archiving is expected to return it on the last day.
    expect(attributes.expected_return_date !== null).toBe(assigned.status === 200);
    await expectConsistent(id);
  }
});
