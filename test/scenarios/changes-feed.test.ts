import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { feedPosition, readFeedOn as readOn } from "../support/read-feed.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app.close());

const now = (): Promise<string> => feedPosition(acme.owner);

test("a creation and a change are told in order; after a deletion only the tombstone is left", async () => {
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

test("only what the caller may see is told, and only to who may read the feed", async () => {
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
});

test("a transaction that commits late is missed by nobody", async () => {
  const start = await now();
  const held = await app.installation.pool.connect();
  await held.query("begin");
  await held.query(
    `insert into journal (workspace_id, id, event, resource_type, resource_id, actor_type, actor_name, created_at)
     select $1, '00000000000000000000000000', 'departments.updated', 'departments', id, 'system', 'System', now()
     from departments where workspace_id = $1 limit 0`,
    [acme.workspace.id],
  );
  const late = await acme.owner.post("/departments", { name: "Late" });
  await held.query(
    `insert into journal (workspace_id, id, event, resource_type, resource_id, actor_type, actor_name, created_at)
     values ($1, '00000000000000000000000001', 'departments.updated', 'departments', $2, 'system', 'System', now())`,
    [acme.workspace.id, late.body.data.id],
  );
  const other = await acme.owner.post("/departments", { name: "Meanwhile" });
  const during = await readOn(acme.owner, start);
  await held.query("commit");
  held.release();
  const after = await readOn(acme.owner, during.next);
  const created = (id: string) => ({ event: "departments.created", record_id: id });
  expect(during.rows).toMatchObject([created(late.body.data.id), created(other.body.data.id)]);
  expect(after.rows).toMatchObject([{ id: "msg_00000000000000000000000001" }]);
  expect((await readOn(acme.owner, after.next)).rows).toEqual([]);
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
