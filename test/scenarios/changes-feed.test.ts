import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app.close());

interface Row {
  id: string;
  event: string;
  resource: string;
  record_id: string;
  deleted: boolean;
}

async function readOn(caller: Caller, since: string, more = ""): Promise<{ rows: Row[]; next: string }> {
  const rows: Row[] = [];
  let next = since;
  for (;;) {
    const reply = await caller.get(`/changes?since=${next}&perPage=500${more}`);
    expect(reply.status, reply.text).toBe(200);
    rows.push(...reply.body.data);
    next = reply.body.meta.next;
    if (!reply.body.meta.has_more) return { rows, next };
  }
}

const now = async (): Promise<string> => (await acme.owner.get("/changes?since=now")).body.meta.next;

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

const COPIED = ["employees", "users", "departments", "positions", "tags", "salary-history"];

/** From so many on it is less work to read the whole list than one after another. */
const FEW = 40;

async function single(resource: string, ids: readonly string[]): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const id of ids) {
    const reply = await acme.owner.get(`/${resource}/${id}`);
    if (reply.status === 200) found.set(id, reply.body.data.attributes);
  }
  return found;
}

async function listed(resource: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  let url: string | null = `/${resource}?perPage=500&sort=id`;
  while (url) {
    const { body }: Reply = await acme.owner.get(url);
    for (const record of body.data) found.set(record.id, record.attributes);
    url = body.links.next?.replace(/^.*\/api/, "") ?? null;
  }
  return found;
}

test("a copy kept by the feed through 10,000 random writes by 8 writers equals the lists", {
  timeout: 900_000,
}, async () => {
  const copy = new Map<string, unknown>();
  const keyOf = (resource: string, id: string) => `${resource}/${id}`;
  const refresh = async (rows: Row[]): Promise<void> => {
    const wanted = new Map<string, Set<string>>();
    for (const row of rows) {
      if (row.deleted) copy.delete(keyOf(row.resource, row.record_id));
      else wanted.set(row.resource, (wanted.get(row.resource) ?? new Set()).add(row.record_id));
    }
    for (const [resource, ids] of wanted) {
      if (!COPIED.includes(resource)) continue;
      const found = ids.size > FEW ? await listed(resource) : await single(resource, [...ids]);
      for (const id of ids) {
        if (found.has(id)) copy.set(keyOf(resource, id), found.get(id));
        else copy.delete(keyOf(resource, id));
      }
    }
  };
  const all = async (): Promise<Map<string, unknown>> => {
    const found = new Map<string, unknown>();
    for (const resource of COPIED)
      for (const [id, attributes] of await listed(resource)) found.set(keyOf(resource, id), attributes);
    return found;
  };
  const cursor = await now();
  for (const [key, value] of await all()) copy.set(key, value);

  let made = 0;
  const ids: Record<string, string[]> = { employees: [], departments: [], positions: [], tags: [] };
  const pick = (resource: string): string | null => {
    const list = ids[resource]!;
    return list.length === 0 ? null : list[Math.floor(Math.random() * list.length)]!;
  };
  const chance = (probability: number): boolean => Math.random() < probability;
  const create = async (resource: string, body: unknown): Promise<void> => {
    const reply = await acme.owner.post(`/${resource}`, body);
    if (reply.status === 201) ids[resource]!.push(reply.body.data.id);
  };
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
  const changeOf = (): Record<string, unknown> =>
    oneOf([
      { position_id: pick("positions") },
      { manager_employee_id: pick("employees") },
      {
        salary: 1 + Math.floor(Math.random() * 9000),
        salary_type: "monthly",
        tag_ids: [pick("tags")].filter(Boolean),
      },
    ]);
  const hire = (n: number): Promise<void> =>
    create("employees", {
      email: `e${n}@copy.test`,
      first_name: "E",
      last_name: String(n),
      start_date: chance(0.8) ? "2026-01-01" : "2026-12-01",
      position_id: pick("positions"),
      manager_employee_id: chance(0.5) ? pick("employees") : null,
      tag_ids: chance(0.5) && pick("tags") ? [pick("tags")] : [],
      ...(chance(0.3) ? { salary: n, salary_type: "hourly" } : {}),
    });
  const removeOne = async (): Promise<void> => {
    const resource = oneOf(["tags", "positions", "departments", "employees"]);
    const id = pick(resource);
    if (id) await acme.owner.delete(`/${resource}/${id}`);
  };
  const actOnOne = async (): Promise<void> => {
    const id = pick("employees");
    if (id) await acme.owner.post(`/employees/${id}/actions?action=${oneOf(["archive", "restore"])}`, {});
  };
  const changeOne = async (): Promise<void> => {
    const id = pick("employees");
    if (id) await acme.owner.patch(`/employees/${id}`, changeOf());
  };
  const renameOne = async (n: number): Promise<void> => {
    const resource = oneOf(["departments", "tags"]);
    const id = pick(resource);
    if (id) await acme.owner.patch(`/${resource}/${id}`, { name: `R${n}` });
  };
  /** What a writer may do next, each as often as its weight says. */
  const writes: readonly (readonly [number, (n: number) => Promise<void>])[] = [
    [6, hire],
    [15, (n) => create("departments", { name: `D${n}` })],
    [17, (n) => create("positions", { name: `P${n}`, department_id: pick("departments") })],
    [18, (n) => create("tags", { name: `T${n}` })],
    [12, removeOne],
    [3, actOnOne],
    [14, changeOne],
    [15, renameOne],
  ];
  const writeOnce = async (): Promise<void> => {
    const n = ++made;
    let roll = Math.random() * writes.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, write] of writes) {
      roll -= weight;
      if (roll < 0) return write(n);
    }
  };
  const total = Number(process.env.FEED_WRITES ?? 10_000);
  let next = cursor;
  let writing = true;
  const writers = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (made < total) await writeOnce();
    }),
  ).finally(() => {
    writing = false;
  });
  while (writing) {
    await pause(2_000);
    const page = await readOn(acme.owner, next);
    next = page.next;
    await refresh(page.rows);
  }
  await writers;
  await refresh((await readOn(acme.owner, next)).rows);
  const truth = await all();
  expect(copy.size).toBe(truth.size);
  for (const [key, value] of truth) expect(copy.get(key), key).toEqual(value);
});
