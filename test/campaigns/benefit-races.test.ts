import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, hire } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const ROUNDS = campaignSize({ suite: 4, campaign: 200 });

let app: TestApp;
let second: TestApp;
let owner: Caller;
let people: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  ({ owner } = await app.addWorkspace("acme"));
  people = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Ode"), await hire(owner, "Mia Vogel")];
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();

let offered = 0;
const offer = (): Promise<string> =>
  add(owner, "benefits", { name: `Benefit ${++offered}`, category: "wellness", frequency: "monthly" });

/** How many enrolments each employee has in the benefit. */
async function enrolments(benefit: string): Promise<Readonly<Record<string, number>>> {
  const { data } = (await owner.get(`/employee-benefits?benefit_id=${benefit}&perPage=100`)).body;
  const counts: Record<string, number> = {};
  for (const { attributes } of data)
    counts[attributes.employee_id] = (counts[attributes.employee_id] ?? 0) + 1;
  return counts;
}

it(`of two overlapping assignments at once one is made, for all of its employees, ${ROUNDS} times`, async () => {
  const [ana, ben, mia] = people as [string, string, string];
  for (let round = 0; round < ROUNDS; round++) {
    const benefit = await offer();
    const assign = (by: Caller, employee_ids: readonly string[], start_date: string) =>
      act(by, `/benefits/${benefit}`, "assign", { employee_ids, start_date });
    const [first, other] = await Promise.all([
      assign(owner, [ana, ben], "2026-07-01"),
      assign(elsewhere(), [mia, ben], "2026-08-01"),
    ]);
    expect(statuses([first, other])).toEqual([200, 422]);
    const enrolled = first.status === 200 ? [ana, ben] : [mia, ben];
    expect(await enrolments(benefit)).toEqual(Object.fromEntries(enrolled.map((id) => [id, 1])));
  }
}, 600_000);

it(`an employee is enrolled once, by an assignment or a creation at the same moment, ${ROUNDS} times`, async () => {
  const [ana] = people as [string];
  for (let round = 0; round < ROUNDS; round++) {
    const benefit = await offer();
    const replies = await Promise.all([
      act(owner, `/benefits/${benefit}`, "assign", { employee_ids: [ana], start_date: "2026-07-01" }),
      elsewhere().post("/employee-benefits", {
        employee_id: ana,
        benefit_id: benefit,
        start_date: "2026-06-15",
      }),
      owner.post("/employee-benefits", { employee_id: ana, benefit_id: benefit, start_date: "2026-07-20" }),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const { status } of replies) expect([200, 201, 422]).toContain(status);
    expect(await enrolments(benefit)).toEqual({ [ana]: 1 });
  }
}, 600_000);
