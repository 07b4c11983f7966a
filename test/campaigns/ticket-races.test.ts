import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, hire, ids, read } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const ROUNDS = campaignSize({ suite: 5, campaign: 200 });

let app: TestApp;
let second: TestApp;
let acme: TestWorkspace;
let owner: Caller;
let [left, right]: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  acme = await app.addWorkspace("acme");
  owner = acme.owner;
  left = await add(owner, "ticket-stages", { name: "Left", category: "open" });
  right = await add(owner, "ticket-stages", { name: "Right", category: "pending" });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const open = (stage_id = left): Promise<string> => add(owner, "tickets", { subject: "Offline", stage_id });
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();
type Fields = Record<string, unknown>;

/** The ranks within each stage are distinct, and the history of a ticket has neither gaps nor overlaps. */
async function expectConsistent(id: string): Promise<void> {
  for (const stage of [left, right]) {
    const { data } = (await owner.get(`/tickets?stage_id=${stage}&perPage=100`)).body;
    const ranks = data.map((one: { attributes: Fields }) => one.attributes.position);
    expect(new Set(ranks).size).toBe(ranks.length);
  }
  const { data } = (await owner.get(`/tickets/${id}?include=stageHistory`)).body;
  const history: Fields[] = data.relationships.stageHistory.map(
    (one: { attributes: Fields }) => one.attributes,
  );
  history.forEach((interval, index) => {
    expect(interval.left_at).toBe(history[index + 1]?.entered_at ?? null);
    expect(interval.from_stage_id).toBe(history[index - 1]?.stage_id ?? null);
  });
  expect(history.at(-1)!.stage_id).toBe(data.attributes.stage_id);
}

it(`is taken by one of two agents at once, ${ROUNDS} times`, async () => {
  const agents = [
    await acme.callerFor(await hire(owner, "Ana Pop"), "view-tickets"),
    second.as((await acme.callerFor(await hire(owner, "Ben Ode"), "view-tickets")).key),
  ];
  for (let round = 0; round < ROUNDS; round++) {
    const id = await open();
    const replies = await Promise.all(agents.map((agent) => act(agent, `/tickets/${id}`, "take")));
    expect(statuses(replies)).toEqual([200, 422]);
    expect((await owner.delete(`/tickets/${id}`)).status).toBe(204);
  }
});

it(`is moved, commented on and reordered at once in some order, ${ROUNDS} times`, async () => {
  const cards = [await open(), await open(), await open()];
  for (let round = 0; round < ROUNDS; round++) {
    const id = cards[round % 3]!;
    const other = cards[(round + 1) % 3]!;
    const stage_id = round % 2 === 0 ? left : right;
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    second.clock.set(app.clock.now());
    const replies = await Promise.all([
      act(owner, `/tickets/${id}`, "move", { stage_id }),
      act(elsewhere(), `/tickets/${id}`, "move", { stage_id: right }),
      act(elsewhere(), `/tickets/${other}`, "move", { stage_id }),
      owner.post("/ticket-comments", { ticket_id: other, body: "Any news?", visibility: "public" }),
    ]);
    expect(statuses(replies)).toEqual([200, 200, 200, 201]);
    await expectConsistent(id);
    await expectConsistent(other);
  }
});

it(`enters a stage with one place left once, ${ROUNDS} times`, async () => {
  const narrow = await add(owner, "ticket-stages", { name: "Narrow", category: "open", wip_limit: 1 });
  const [one, other] = [await open(), await open()];
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await Promise.all([
      act(owner, `/tickets/${one}`, "move", { stage_id: narrow }),
      act(elsewhere(), `/tickets/${other}`, "move", { stage_id: narrow }),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    expect(ids(await owner.get(`/tickets?stage_id=${narrow}`))).toHaveLength(1);
    for (const id of [one, other]) await act(owner, `/tickets/${id}`, "move", { stage_id: left });
  }
  expect((await read(owner, `/ticket-stages/${narrow}`)).tickets_count).toBe(0);
});

it(`gets a number that no other has, ${ROUNDS} times by four at once`, async () => {
  const numbers: unknown[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const made = await Promise.all([
      open(),
      open(right),
      add(elsewhere(), "tickets", { subject: "Fax" }),
      open(),
    ]);
    for (const id of made) numbers.push((await read(owner, `/tickets/${id}`)).number);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});
