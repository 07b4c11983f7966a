import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { addJournalHistory } from "../../bench/journal-history.ts";
import { type FeedPage, readFeed as readChanges } from "../../src/modules/workspace/changes/changes-feed.ts";
import { wholeFeed } from "../../src/modules/workspace/changes/feed-row.ts";
import { deriveKey } from "../../src/platform/signed-urls/derived-key.ts";
import { type FeedRow, feedPosition, readFeedOn as readOn } from "../support/read-feed.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

const now = (): Promise<string> => feedPosition(acme.owner);

test("a creation and a change are reported in order; after a deletion only the tombstone is left", async () => {
  const start = await now();
  const { body } = await acme.owner.post("/departments", { name: "Sales" });
  await acme.owner.patch(`/departments/${body.data.id}`, { name: "Sales and Service" });
  const first = await readOn(acme.owner, start);
  expect(first.rows.map(({ event }) => event)).toEqual(["departments.created", "departments.updated"]);
  expect(first.rows[0]!.id).toMatch(/^msg_[0-9A-Z]{26}$/);
  await acme.owner.delete(`/departments/${body.data.id}`);
  expect((await readOn(acme.owner, first.next)).rows).toMatchObject([
    { event: "departments.deleted", record_id: body.data.id, deleted: true },
  ]);
  expect((await readOn(acme.owner, start)).rows.map(({ event }) => event)).toEqual(["departments.deleted"]);
});

test("only what the caller may see is reported, and only to who may read the feed", async () => {
  const start = await now();
  const hired = await acme.owner.post("/employees", {
    email: "paid@acme.test",
    first_name: "P",
    last_name: "A",
    start_date: "2026-01-01",
    salary: 4000,
    salary_type: "monthly",
  });
  expect(hired.status).toBe(201);
  const reader = await acme.scoped("manage-workspace");
  const seen = (await readOn(reader, start)).rows.map(({ resource }) => resource);
  expect(seen).toContain("employees");
  expect(seen).not.toContain("salary-history");
  expect((await readOn(acme.owner, start)).rows.map(({ resource }) => resource)).toContain("salary-history");
  const refused = await (await acme.scoped("view-employees")).get("/changes");
  expect([refused.status, refused.body.required_permission]).toEqual([403, "manage-workspace"]);
  const typed = await readOn(acme.owner, start, "&types=employees.*");
  expect(new Set(typed.rows.map(({ resource }) => resource))).toEqual(new Set(["employees"]));
  expect((await acme.owner.get("/changes?types=employees.fly")).body.errors).toHaveProperty("types");
  expect((await acme.owner.get("/changes?types=employees")).body.errors.types).toEqual([
    "The types parameter names the unknown event employees. Do you mean employees.*?",
  ]);
});

/** A transaction that has made a department and is committed when the response is called. */
async function heldBack(name: string): Promise<() => Promise<string>> {
  const [isMade, made] = gate<string>();
  const [isReleased, release] = gate<void>();
  const work = app.installation.work(acme.workspace, async (inside) => {
    made(await inside.create("departments", { name }));
    await isReleased;
  });
  const id = await isMade;
  return async () => {
    release();
    await work;
    return id;
  };
}

function gate<T>(): [Promise<T>, (value: T) => void] {
  let open: (value: T) => void = () => {};
  return [new Promise<T>((resolve) => (open = resolve)), (value) => open(value)];
}

const make = async (name: string): Promise<string> =>
  (await acme.owner.post("/departments", { name })).body.data.id;

test("a transaction that commits late is missed by nobody, and comes last for everybody", async () => {
  const start = await now();
  const commit = await heldBack("Late");
  const [first, second] = [await make("Meanwhile"), await make("And then")];
  const during = await readOn(acme.owner, start);
  const late = await commit();
  const after = await readOn(acme.owner, during.next);
  const reported = ({ rows }: { rows: readonly FeedRow[] }) =>
    rows.map(({ event, record_id }) => [event, record_id]);
  const created = (id: string) => ["departments.created", id];
  expect(reported(during)).toEqual([created(first), created(second)]);
  expect(reported(after)).toEqual([created(late)]);
  expect((await readOn(acme.owner, after.next)).rows).toEqual([]);
  // Who reads it all at once, later, and page by page, has the same order.
  expect(reported(await readOn(acme.owner, start))).toEqual([...reported(during), ...reported(after)]);
  expect(reported(await readOn(acme.owner, start, "", 1))).toEqual([...reported(during), ...reported(after)]);
});

test("the times and the ids of the audit log ascend together beside a long transaction", async () => {
  const start = app.clock.now();
  const commit = await heldBack("Long");
  app.clock.set(new Date(start.getTime() + 60_000));
  const short = await make("Short");
  app.clock.set(new Date(start.getTime() + 120_000));
  const long = await commit();
  const { body } = await acme.owner.get("/audit-log?event=departments.created&perPage=2");
  const entries = body.data.map(({ attributes }: { attributes: Record<string, string> }) => [
    attributes.resource_id,
    attributes.created_at,
  ]);
  expect(entries).toEqual([
    [long, "2026-07-14T10:02:00.000000Z"],
    [short, "2026-07-14T10:01:00.000000Z"],
  ]);
  app.clock.set(start);
});

test("an altered cursor and one of 31 days ago are refused", async () => {
  const start = await now();
  for (const since of [`${start}A`, "nonsense", start.replace(/.$/, (c) => (c === "A" ? "B" : "A"))]) {
    const reply = await acme.owner.get(`/changes?since=${since}`);
    expect(reply.body.errors?.since).toEqual(["The since field is no longer valid; read the lists anew."]);
  }
  app.clock.set("2026-08-14T10:00:01Z");
  expect((await acme.owner.get(`/changes?since=${start}`)).status).toBe(422);
  app.clock.set("2026-07-14T10:00:00Z");
});

/** A cursor around a place, sealed as the program does. */
function cursorTo(place: string): string {
  const mark = createHmac("sha256", deriveKey(app.installation.config.appSecret, "feed-cursor"))
    .update(`${acme.workspace.id}:${place}`)
    .digest();
  return Buffer.concat([mark.subarray(0, 9), Buffer.from(place)]).toString("base64url");
}

test("a cursor in a form of former times is refused, and the lists are to be read again", async () => {
  const at = app.clock.now().getTime();
  expect((await acme.owner.get(`/changes?since=${cursorTo(`1//${at}`)}`)).status).toBe(200);
  for (const place of [`742:745:743,744/745:745:/743/01ARZ3NDEKTSV4RRFFQ69G5FAV/${at}`, `742.01ARZ.${at}`]) {
    const reply = await acme.owner.get(`/changes?since=${cursorTo(place)}`);
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      { since: ["The since field is no longer valid; read the lists anew."] },
    ]);
  }
});

test("one request looks at so much of a long history, and says where it goes on", async () => {
  const { workspace, owner } = await app.addWorkspace("busy");
  // Of records that are gone: ten entries to each of 100 commits.
  const until = app.clock.now();
  await addJournalHistory(app.installation.pool, workspace.id, { entries: 1_000, until });
  const { data } = (await owner.post("/tags", { name: "Present" })).body;
  await feedPosition(owner);
  const walk = async (types: string[] | null): Promise<[rows: string[], pages: number]> => {
    const rows: string[] = [];
    let page: FeedPage<FeedRow> | null = null;
    for (let pages = 1; ; pages++) {
      page = await app.installation.work(workspace, (work) =>
        readChanges(work, page?.next ?? null, wholeFeed(types), 100, { commits: 40, entries: 300 }),
      );
      rows.push(...page.rows.map(({ record_id }) => record_id));
      if (!page.hasMore) return [rows.filter((id) => id === data.id), pages];
    }
  };
  expect(await walk(null)).toEqual([[data.id], 4]);
  expect(await walk(["tags.created"])).toEqual([[data.id], 3]);
  // The same through the door, whose bounds are wider.
  const { body } = await owner.get("/changes?types=tags.created");
  expect(body.data.map((row: FeedRow) => row.record_id)).toEqual([data.id]);
});
