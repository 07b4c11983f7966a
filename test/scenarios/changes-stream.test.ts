import { expect, test } from "vitest";
import { MAX_STREAMS } from "../../src/modules/workspace/changes/open-streams.ts";
import type { Caller, TestApp } from "../support/app.ts";
import { campaignSize, campaignTest } from "../support/campaign.ts";
import { type FollowedStream, followStream } from "../support/follow-stream.ts";
import { feedPosition, readFeedOn } from "../support/read-feed.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, created, hire, shown } from "./company.ts";
import { signIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();

const LEADS = "?types=leads.*";

const follow = (
  by: Pick<Caller, "key">,
  query = "",
  headers: Record<string, string> = {},
  on: TestApp = app,
): Promise<FollowedStream> =>
  followStream(`${on.url}/api/changes/stream${query}`, { Authorization: `Bearer ${by.key}`, ...headers });

const lead = (name: string): Promise<string> => add(owner, "leads", { name });

test("changes arrive as events, with what is needed to read the record", async () => {
  const stream = await follow(owner, LEADS);
  expect([stream.status, stream.headers["content-type"]]).toEqual([200, "text/event-stream"]);
  expect(stream.headers).not.toHaveProperty("content-disposition");
  const id = await lead("Website");
  const stages = (await owner.get("/lead-stages")).body.data;
  shown(await act(owner, `/leads/${id}`, "move", { stage_id: stages[2].id }));
  await stream.until(() => stream.changes.length === 2);
  stream.close();
  expect(stream.changes).toMatchObject([
    { event: "leads.created", resource: "leads", record_id: id, deleted: false },
    { event: "leads.move", resource: "leads", record_id: id, deleted: false },
  ]);
  // The id of a message is a cursor of the feed, too.
  expect((await readFeedOn(owner, stream.lastId!, "&types=leads.*")).rows).toEqual([]);
});

test("a change that another process commits arrives as well", async () => {
  const other = await app.secondProcess();
  try {
    const stream = await follow(owner, LEADS, {}, other);
    const id = await lead("Elsewhere");
    await stream.until(() => stream.changes.length === 1);
    expect(stream.changes).toMatchObject([{ event: "leads.created", record_id: id }]);
  } finally {
    await other.close();
  }
});

test("nothing is skipped and nothing comes twice over interrupted connections", async () => {
  const start = await feedPosition(owner);
  const received: string[] = [];
  const rounds = campaignSize({ suite: 4, campaign: 40 });
  const total = rounds * 6;
  let last: string | null = null;
  const writing = (async () => {
    for (let n = 0; n < total; n++) await lead(`Interrupted ${n}`);
  })();
  const take = async (isEnough: (stream: FollowedStream) => boolean): Promise<void> => {
    const stream: FollowedStream = await follow(
      owner,
      `${LEADS}&since=${start}`,
      last === null ? {} : { "Last-Event-ID": last },
    );
    await stream.until(() => isEnough(stream));
    stream.close();
    received.push(...stream.changes.map(({ id }) => id));
    last = stream.lastId;
  };
  // A connection may bring more than it waited for, so that all have come before the last round.
  const isAll = ({ changes }: FollowedStream) => received.length + changes.length >= total;
  for (let round = 0; round < rounds; round++)
    await take((stream) => stream.changes.length > round % 3 || isAll(stream));
  await writing;
  const { rows } = await readFeedOn(owner, start, "&types=leads.*");
  expect(rows).toHaveLength(total);
  await take(isAll);
  expect(received).toEqual(rows.map(({ id }) => id));
});

test("only what the credential may see is sent, and only while it may read the feed", async () => {
  const reader = await acme.scoped("manage-workspace");
  const [all, some] = [await follow(owner), await follow(reader)];
  await hire(owner, "Paid Person", { salary: 4000, salary_type: "monthly" });
  await add(owner, "departments", { name: "Last" });
  for (const stream of [all, some])
    await stream.until(() => stream.changes.some(({ resource }) => resource === "departments"));
  const resources = ({ changes }: FollowedStream) => changes.map(({ resource }) => resource);
  expect(resources(all)).toContain("salary-history");
  expect(resources(some)).not.toContain("salary-history");
  all.close();
  some.close();
  const refused = await follow(await acme.scoped("view-leads"));
  expect(await refused.ended()).toBeUndefined();
  expect([refused.status, JSON.parse(refused.text).required_permission]).toEqual([403, "manage-workspace"]);
});

test("a stream ends with the key, the session, the account and the permission", async () => {
  const closing = { reason: "not_permitted" };
  const person = await signIn(app, "acme", "owner@acme.test");
  const made = await person.send("POST", "/api-keys", { name: "Streaming", scopes: ["manage-workspace"] });
  const byKey = await follow({ key: made.body.meta.plain_text_key });
  expect(byKey.status).toBe(200);
  shown(await person.send("POST", `/api-keys/${created(made).id}/actions?action=revoke`));
  expect(await byKey.ended()).toEqual(closing);

  const bySession = await followStream(`${app.url}/api/changes/stream`, { Cookie: person.cookie });
  expect(bySession.status).toBe(200);
  await lead("Before signing out");
  await bySession.until(() => bySession.changes.length > 0);
  expect((await person.send("DELETE", "/session")).status).toBe(204);
  expect(await bySession.ended()).toEqual(closing);

  const ana = await hire(owner, "Ana Pop");
  const byAna = await follow(await acme.callerFor(ana, "manage-workspace"));
  expect(byAna.status).toBe(200);
  shown(await act(owner, `/employees/${ana}`, "archive", { termination_reason: "resignation" }));
  expect(await byAna.ended()).toEqual(closing);

  const ben = await hire(owner, "Ben Low");
  const byBen = await follow(await acme.callerFor(ben, "manage-workspace"));
  expect(byBen.status).toBe(200);
  shown(await owner.patch(`/users/${await accountIdOf(owner, ben)}`, { role_id: acme.roles.Employee }));
  expect(await byBen.ended()).toEqual(closing);
});

test("a stream ends when the program closes", async () => {
  const other = await app.secondProcess();
  const stream = await follow(owner, "", {}, other);
  await other.close();
  expect(await stream.ended()).toEqual({ reason: "closing" });
});

test("a credential has a limited number of streams, and HEAD opens none", async () => {
  const reader = await acme.scoped("manage-workspace");
  const head = await app.request("HEAD", "/changes/stream", { key: reader.key });
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const streams = await Promise.all(Array.from({ length: MAX_STREAMS }, () => follow(reader)));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const refused = await follow(reader);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);
  streams[0]!.close();
  let again = await follow(reader);
  while (again.status === 429) again = await follow(reader);
  expect(again.status).toBe(200);
  for (const stream of [...streams, again]) stream.close();
});

test("a cursor that was altered is refused", async () => {
  const stream = await follow(owner, "", { "Last-Event-ID": "x" });
  await stream.ended();
  expect([stream.status, JSON.parse(stream.text).errors]).toEqual([
    422,
    { "Last-Event-ID": ["The Last-Event-ID field is no longer valid; read the lists anew."] },
  ]);
  for (const query of ["?types=employees.fly", "?type=leads.*"]) {
    const unknown = await follow(owner, query);
    await unknown.ended();
    expect(unknown.status, query).toBe(422);
  }
});

campaignTest(
  "a change arrives within two seconds, from either process, and quiet streams have heartbeats",
  async () => {
    const other = await app.secondProcess();
    const streams = [await follow(owner, LEADS), await follow(owner, LEADS, {}, other)];
    const first = streams.map(({ lastId }) => lastId);
    for (let n = 0; n < 10; n++) {
      await lead(`Timed ${n}`);
      const committed = performance.now();
      for (const stream of streams) await stream.until(() => stream.changes.length === n + 1);
      expect(performance.now() - committed).toBeLessThan(2_000);
    }
    const after = streams.map(({ lastId }) => lastId);
    expect(after).not.toEqual(first);
    // A change out of the streams' sight moves the place in the heartbeat.
    await add(owner, "departments", { name: "Not followed" });
    app.clock.set("2026-07-14T10:00:30Z");
    for (const [index, stream] of streams.entries()) await stream.until(() => stream.lastId !== after[index]);
    for (const stream of streams) expect(stream.changes).toHaveLength(10);
    await other.close();
  },
);
