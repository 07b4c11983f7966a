import { afterAll, beforeAll, expect, it } from "vitest";
import { addReceipt, doTo, makeTeam } from "../scenarios/expense-team.ts";
import { type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const APPROVALS = campaignSize({ suite: 20, campaign: 200 });
const ROUNDS = campaignSize({ suite: 3, campaign: 10 });

let app: TestApp;
let second: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  team = await makeTeam(app);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const submitted = () => team.spend({ submit_immediately: true });
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status);
const winners = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200);

/** Concurrent requests, sent to two processes alternately. */
const atOnce = (count: number, send: (n: number, at: TestApp) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n, n % 2 === 0 ? app : second)));

it(`is approved exactly once by ${APPROVALS} concurrent approvals`, async () => {
  const one = await submitted();
  const replies = await atOnce(APPROVALS, (n, at) =>
    doTo(at.as(n % 3 === 0 ? team.by.zoe.key : team.by.mia.key), one, "approve", {
      approved_amount: 1 + (n % 10),
    }),
  );
  expect(winners(replies)).toHaveLength(1);
  expect(new Set(statuses(replies))).toEqual(new Set([200, 422]));
  const { attributes } = (await team.owner.get(`/expenses/${one.id}`)).body.data;
  expect(attributes).toMatchObject({
    status: "approved",
    approved_amount: winners(replies)[0]!.body.data.attributes.approved_amount,
  });
  const reported = await team.owner.get(`/audit-log?resource_id=${one.id}&event=expenses.approve`);
  expect(reported.body.data).toHaveLength(1);
});

it("is approved, rejected, withdrawn or changed by exactly one of four concurrent requests", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const one = await submitted();
    const replies = await Promise.all([
      doTo(team.by.mia, one, "approve"),
      doTo(second.as(team.by.zoe.key), one, "reject"),
      doTo(team.by.ana, one, "reopen"),
    ]);
    for (const status of statuses(replies)) expect([200, 403, 409, 422]).toContain(status);
    expect(winners(replies)).toHaveLength(1);
  }
});

it("is reimbursed once by any number of concurrent requests", async () => {
  const all = await Promise.all([submitted(), submitted(), submitted()]);
  const repositories = all.map(({ id }) => id);
  await team.by.mia.post("/expenses/actions?action=approve", { repositories });
  const replies = await atOnce(20, (n, at) =>
    // Some requests name the expenses in another order, which could lead to deadlocks.
    at.as(team.by.finance.key).post("/expenses/actions?action=reimburse", {
      repositories: n % 2 === 0 ? repositories : repositories.toReversed(),
    }),
  );
  expect(winners(replies)).toHaveLength(1);
  expect(winners(replies)[0]!.body.message).toBe("3 expenses of Ana Pop, 36.00 EUR.");
});

it("has at most ten receipts, however many are added concurrently", async () => {
  const { id } = await team.spend();
  const replies = await atOnce(14, (_, at) => addReceipt(at, team.by.ana, String(id)));
  expect(winners(replies)).toHaveLength(10);
  const { attributes } = (await team.owner.get(`/expenses/${id}`)).body.data;
  expect(attributes.receipts).toHaveLength(10);
});

it("is not accepted on a project that is archived concurrently", async () => {
  for (let round = 0; round < 5; round++) {
    const made = await team.owner.post("/projects", { name: `Closing ${round}` });
    const { id } = made.body.data;
    const [archived, ...spent] = await Promise.all([
      team.owner.post(`/projects/${id}/actions?action=archive`, {}),
      ...Array.from({ length: 5 }, () => team.trySpending({ project_id: id }, team.owner)),
    ]);
    expect(archived.status).toBe(200);
    for (const reply of spent) expect([201, 422]).toContain(reply.status);
    const late = await team.trySpending({ project_id: id }, team.owner);
    expect(late.status).toBe(422);
  }
});
