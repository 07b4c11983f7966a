import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, hire } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { expectSoundPages } from "../support/page-rules.ts";

const ROUNDS = campaignSize({ suite: 3, campaign: 100 });

let app: TestApp;
let second: TestApp;
let acme: TestWorkspace;
let owner: Caller;
let home: string;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  acme = await app.addWorkspace("acme");
  ({ owner } = acme);
  const members = [{ employee_id: await hire(owner, "Ana Pop"), access: "admin" }];
  home = await add(owner, "teamspaces", { name: "Home", members });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (): Caller => second.as(owner.key);
const page = (title: string, more: object = {}): Promise<string> =>
  add(owner, "pages", { teamspace_id: home, title, status: "published", ...more });
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();
const sound = () => expectSoundPages(app.installation.pool, acme.workspace.id);

it(`has no cycle after two moves at once that together would make one, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [await page("A"), await page("B")];
    const replies = await Promise.all([
      act(owner, `/pages/${a}`, "move", { parent_id: b }),
      act(elsewhere(), `/pages/${b}`, "move", { parent_id: a }),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    await sound();
  }
}, 300_000);

it(`takes two pages at the same position, ${ROUNDS} times`, async () => {
  const parent_id = await page("Parent");
  for (let round = 0; round < ROUNDS; round++) {
    const body = { teamspace_id: home, parent_id, title: "New", position: 0 };
    const replies = await Promise.all([owner.post("/pages", body), elsewhere().post("/pages", body)]);
    expect(statuses(replies)).toEqual([201, 201]);
    await sound();
  }
}, 300_000);

it(`takes one of two edits of the same text, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await page("Text");
    const headers = { "if-match": (await owner.get(`/pages/${id}`)).headers.get("etag")! };
    const replies = await Promise.all(
      [owner, elsewhere()].map((by, n) => by.patch(`/pages/${id}`, { content: `${n}` }, { headers })),
    );
    expect(statuses(replies)).toEqual([200, 412]);
    await sound();
  }
}, 300_000);

it(`publishes no page below one that becomes a draft at once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const parent = await page("Parent");
    const child = await page("Child", { parent_id: parent, status: "draft" });
    const replies = await Promise.all([
      act(owner, `/pages/${parent}`, "unpublish"),
      act(elsewhere(), `/pages/${child}`, "publish"),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    await sound();
  }
}, 300_000);
