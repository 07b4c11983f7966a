import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { type Row, readList } from "../support/figures/read-list.ts";

const ROUNDS = campaignSize({ suite: 5, campaign: 200 });

let app: TestApp;
let second: TestApp;
let owner: Caller;
let stages: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  ({ owner } = await app.addWorkspace("acme"));
  stages = (await readList(owner, "/lead-stages?sort=position")).map(({ id }) => id);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const lead = (): Promise<string> => add(owner, "leads", { name: "Raced", amount: 100 });
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();
const move = (by: Caller, id: string, stage: number): Promise<Reply> =>
  act(by, `/leads/${id}`, "move", { stage_id: stages[stage] });

/** The history and the timeline of a lead, which must agree with it. */
async function consistent(id: string): Promise<{ history: Row[]; activities: string[] }> {
  const { attributes, relationships } = (await owner.get(`/leads/${id}?include=stageHistory`)).body.data;
  const history: Row[] = relationships.stageHistory.map((one: { attributes: Row }) => one.attributes);
  history.slice(1).forEach((interval, index) => {
    expect(interval.entered_at).toBe(history[index]!.left_at);
    expect(interval.from_stage_id).toBe(history[index]!.stage_id);
  });
  expect(history.filter(({ left_at }) => left_at === null)).toHaveLength(
    attributes.status === "open" ? 1 : 0,
  );
  expect(history.at(-1)!.stage_id).toBe(attributes.stage_id);
  const activities = (await readList(owner, `/lead-activities?lead_id=${id}`)).map(({ type }) => type);
  const moves = history.filter(({ from_stage_id }) => from_stage_id !== null);
  expect(activities.filter((type) => type === "stage_changed")).toHaveLength(moves.length);
  return { history, activities };
}

it(`is moved by two people at once, one move after the other, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await lead();
    const targets = [1 + (round % 4), 1 + ((round + 1 + (round % 3)) % 4)];
    const replies = await Promise.all([move(owner, id, targets[0]!), move(elsewhere(), id, targets[1]!)]);
    expect(statuses(replies)).toEqual([200, 200]);
    const { history } = await consistent(id);
    // Two moves into the same stage are one.
    expect(history).toHaveLength(targets[0] === targets[1] ? 2 : 3);
  }
}, 300_000);

it(`is won by one person while another loses it: one of them, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await lead();
    const replies = await Promise.all([
      act(owner, `/leads/${id}`, "win"),
      act(elsewhere(), `/leads/${id}`, "lose", { lost_reason: "price" }),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    const { activities } = await consistent(id);
    expect(activities.filter((type) => type === "won" || type === "lost")).toHaveLength(1);
  }
}, 300_000);

it(`is moved while its stage is archived, and never left in it, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const extra = await add(owner, "lead-stages", { name: `Extra ${round}`, probability: 50 });
    const id = await lead();
    expect((await act(owner, `/leads/${id}`, "move", { stage_id: extra })).status).toBe(200);
    const [moved, archived] = await Promise.all([
      move(elsewhere(), id, 1),
      act(owner, `/lead-stages/${extra}`, "archive", { move_to_stage_id: stages[2] }),
    ]);
    expect([moved.status, archived.status]).toEqual([200, 200]);
    const { history } = await consistent(id);
    expect(history.at(-1)!.stage_id).not.toBe(extra);
  }
}, 300_000);

it(`becomes one client when it is converted twice at once, ${campaignSize({ suite: 2, campaign: 50 })} times`, async () => {
  for (let round = 0; round < campaignSize({ suite: 2, campaign: 50 }); round++) {
    const name = `Raced ${round} Ltd`;
    const id = await add(owner, "leads", { name: "Raced", amount: 100, company_name: name });
    const replies = await Promise.all([
      act(owner, `/leads/${id}`, "convert"),
      act(elsewhere(), `/leads/${id}`, "convert"),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    expect(await readList(owner, `/clients?search=${encodeURIComponent(name)}`)).toHaveLength(1);
  }
}, 300_000);
