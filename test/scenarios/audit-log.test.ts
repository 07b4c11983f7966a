import { expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

let people = 0;
async function hire(more: Record<string, unknown> = {}): Promise<string> {
  const body = {
    email: `p${++people}@acme.test`,
    first_name: "Ana",
    last_name: "Pop",
    start_date: "2026-01-05",
    ...more,
  };
  const reply = await acme.owner.post("/employees", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
}
const entriesOf = async (id: string, more = "") =>
  (await acme.owner.get(`/audit-log?resource_id=${id}${more}&sort=id`)).body.data.map(
    (entry: { attributes: Record<string, unknown> }) => entry.attributes,
  );

test("a change by a key is one entry: who, with which key, from where, and only what changed", async () => {
  const id = await hire();
  const reply = await acme.owner.patch(
    `/employees/${id}`,
    { phone: "0123", quote: null },
    { headers: { "User-Agent": "tests" } },
  );
  const [created, updated, ...more] = await entriesOf(id);
  expect(more).toEqual([]);
  expect(created).toMatchObject({
    event: "employees.created",
    changes: { first_name: { from: null, to: "Ana" } },
  });
  expect(updated).toMatchObject({
    event: "employees.updated",
    resource_type: "employees",
    resource_label: "Ana Pop",
    actor_type: "api_key",
    user_id: acme.ownerUserId,
    changes: { phone: { from: null, to: "0123" } },
    request_id: reply.headers.get("x-request-id"),
    ip: "127.0.0.1",
    user_agent: "tests",
    batch_id: null,
  });
  expect(updated.api_key_id).toMatch(/^[0-9A-Z]{26}$/);
});

test("a refused write, a dry run and a change of nothing leave no entry", async () => {
  const id = await hire();
  await acme.owner.patch(`/employees/${id}?dry_run=true`, { phone: "1" });
  await acme.owner.patch(`/employees/${id}`, { phone: "1", quote: "x".repeat(501) });
  await acme.owner.patch(`/employees/${id}`, { first_name: "Ana" });
  expect((await entriesOf(id)).map(({ event }: { event: string }) => event)).toEqual(["employees.created"]);
});

test("a bulk of three is three entries with one batch id", async () => {
  const body = [1, 2, 3].map((n) => ({ name: `Department ${n}` }));
  const made = await acme.owner.post("/departments/bulk", body);
  const batches = await Promise.all(
    made.body.data.map(async ({ id }: { id: string }) => (await entriesOf(id))[0].batch_id),
  );
  expect(new Set(batches).size).toBe(1);
  expect(batches[0]).toMatch(/^[0-9A-Z]{26}$/);
});

test("an action is its own event on the record, and its side effects are reported on the others", async () => {
  const boss = await hire();
  const report = await hire({ manager_employee_id: boss });
  await acme.owner.post(`/employees/${boss}/actions?action=archive`, { termination_reason: "resignation" });
  const last = (await entriesOf(boss)).at(-1);
  expect(last).toMatchObject({ event: "employees.archive", params: { termination_reason: "resignation" } });
  expect(last.changes.status).toEqual({ from: "active", to: "inactive" });
  expect((await entriesOf(report)).at(-1)).toMatchObject({
    event: "employees.updated",
    changes: { manager_employee_id: { from: boss, to: null } },
  });
});

test("a salary is redacted for whoever may not read salaries, and cannot be asked for by changed_field", async () => {
  const id = await hire({ salary: 5000, salary_type: "monthly" });
  await acme.owner.patch(`/employees/${id}`, { salary: 5500, phone: "7" });
  const auditor = await acme.scoped("view-audit-log");
  const list = `/audit-log?resource_id=${id}&event=employees.updated`;
  const [seen] = (await auditor.get(list)).body.data;
  expect(seen.attributes.changes.salary).toEqual({ redacted: true, required_permission: "manage-salaries" });
  expect(seen.attributes.changes.phone).toEqual({ from: null, to: "7" });
  const [full] = (await acme.owner.get(list)).body.data;
  expect(full.attributes.changes.salary).toEqual({ from: 5000, to: 5500 });
  const refused = await auditor.get("/audit-log?changed_field=employees.salary");
  expect([refused.status, refused.body.required_permission]).toEqual([403, "manage-salaries"]);
  const found = await acme.owner.get("/audit-log?changed_field=employees.salary&event=employees.updated");
  expect(
    found.body.data.map((row: { attributes: { resource_id: string } }) => row.attributes.resource_id),
  ).toEqual([id]);
});

test("what is scoped as a whole is reported to nobody who may not read it: salaries, rates, clients and their names", async () => {
  const employee_id = await hire();
  const { owner } = acme;
  const make = async (path: string, body: Record<string, unknown>): Promise<string> => {
    const reply = await owner.post(path, body);
    expect(reply.status, reply.text).toBe(201);
    return reply.body.data.id;
  };
  const period = { amount: 4321, type: "monthly", currency: "EUR", start_date: "2026-02-01" };
  const salary = await make("/salary-history", { employee_id, ...period });
  const rate = await make("/employee-rates", { employee_id, kind: "billed", hourly_rate: 9876 });
  const client = await make("/clients", { name: "Xylophon Ltd" });
  const auditor = await acme.scoped("view-audit-log");
  const gates = { "manage-salaries": salary, "manage-employees": rate, "view-clients": client };
  for (const [required_permission, id] of Object.entries(gates)) {
    const { data } = (await auditor.get(`/audit-log?resource_id=${id}`)).body;
    const single = (await auditor.get(`/audit-log/${data[0].id}`)).body.data;
    for (const { attributes } of [data[0], single]) {
      expect(attributes.resource_label).toBeNull();
      expect(Object.keys(attributes.changes).length).toBeGreaterThan(2);
      for (const reported of Object.values(attributes.changes))
        expect(reported).toEqual({ redacted: true, required_permission });
    }
    const holder = await acme.scoped("view-audit-log", required_permission);
    const [open] = (await holder.get(`/audit-log?resource_id=${id}`)).body.data;
    expect(open.attributes).toEqual((await entriesOf(id))[0]);
  }
  const file = await auditor.get("/audit-log/getters/export?format=csv");
  const csv = await app.request("GET", file.body.data.url);
  for (const text of [csv.text, (await auditor.get("/audit-log?perPage=500")).text])
    expect(text).not.toMatch(/\b(4321|9876)\b|Xylophon/);
  expect((await auditor.get("/audit-log?search=xylophon")).body.meta.total).toBe(0);
  expect((await owner.get("/audit-log?search=xylophon")).body.meta.total).toBe(1);
  expect((await auditor.get("/audit-log?search=owner")).body.meta.total).toBeGreaterThan(0);
  for (const [field, permission] of [
    ["salary-history.amount", "manage-salaries"],
    ["-salary-history.start_date", "manage-salaries"],
    ["employee-rates.hourly_rate", "manage-employees"],
    ["clients.name", "view-clients"],
  ] as const) {
    const query = field.startsWith("-") ? `-changed_field=${field.slice(1)}` : `changed_field=${field}`;
    const refused = await auditor.get(`/audit-log?${query}`);
    expect([refused.status, refused.body.required_permission], query).toEqual([403, permission]);
  }
  expect(
    (await owner.get(`/audit-log?changed_field=salary-history.amount&resource_id=${salary}`)).body.meta.total,
  ).toBe(1);
});

test("a changed field that does not exist is named", async () => {
  for (const [value, what] of [
    ["salaries.amount", "the unknown resource salaries"],
    ["employees.wage", "the unknown field wage of employees"],
    ["employees", "no field of employees"],
    ["employees.", "no field of employees"],
    ["employees.first_name.x", "the unknown field first_name.x of employees"],
    ["users.password_hash", "the unknown field password_hash of users"],
    ["employees.custom_fields.nope", "the unknown field custom_fields.nope of employees"],
    ["employees.custom_fields.", "the unknown field custom_fields. of employees"],
  ]) {
    const reply = await acme.owner.get(`/audit-log?changed_field=${value}`);
    expect(reply.status, reply.text).toBe(422);
    expect(reply.body.errors.changed_field).toEqual([`The changed field filter names ${what}.`]);
  }
});

test("changes of a custom field are found by its name, also when it is archived or deleted", async () => {
  const field = { resource: "employees", name: "Shoe size", type: "number" };
  const defined = await acme.owner.post("/custom-fields", field);
  expect(defined.status, defined.text).toBe(201);
  const { id, slug } = defined.body.data.attributes;
  const person = await hire({ custom_fields: { [slug]: 42 } });
  await acme.owner.patch(`/employees/${person}`, { custom_fields: { [slug]: null } });
  const found = () => acme.owner.get(`/audit-log?changed_field=employees.custom_fields.${slug}`);
  expect((await found()).body.meta.total).toBe(2);
  expect((await acme.owner.post(`/custom-fields/${id}/actions?action=archive`)).status).toBe(200);
  expect((await found()).body.meta.total).toBe(2);
  expect((await acme.owner.delete(`/custom-fields/${id}`)).status).toBe(204);
  expect((await found()).body.meta.total).toBe(2);
  const other = await acme.owner.get(`/audit-log?changed_field=clients.custom_fields.${slug}`);
  expect(other.status).toBe(422);
});

test("a replay does not say what the caller may no longer read", async () => {
  const boss = await hire({ invite_immediately: true });
  const caller = await acme.callerFor(boss, "manage-employees", "manage-salaries");
  const body = {
    email: "again@acme.test",
    first_name: "A",
    last_name: "B",
    start_date: "2026-01-05",
    salary: 7654,
  };
  const send = () =>
    caller.post("/employees", { ...body, salary_type: "monthly" }, { headers: { "Idempotency-Key": '"k"' } });
  const first = await send();
  expect(first.body.data.attributes.salary, first.text).toBe(7654);
  expect((await send()).text).toBe(first.text);
  const account = (await acme.owner.get(`/users?employee_id=${boss}`)).body.data[0];
  const setRole = (id: string) => acme.owner.patch(`/users/${account.id}`, { role_id: id });
  const role = account.attributes.role_id;
  await acme.owner.patch(`/roles/${role}`, { permissions: ["manage-employees"] });
  const refused = await send();
  expect([refused.status, refused.body.required_permission]).toEqual([403, "manage-salaries"]);
  expect(refused.text).not.toContain("7654");
  expect((await setRole(acme.roles.Owner!)).status).toBe(200);
  expect((await send()).text).toBe(first.text);
});

test("secrets never appear: neither invitation tokens nor passwords", async () => {
  const id = await hire({ invite_immediately: true });
  const { body } = await acme.owner.get(`/employees/${id}?include=user`);
  const token = body.data.relationships.user.attributes.onboarding_token;
  expect(token).toMatch(/^\S{40,}$/);
  const accepted = await app.request("POST", "/users/actions?action=accept-invitation&tenant=acme", {
    body: { token, password: "a long enough secret", password_confirmation: "a long enough secret" },
  });
  expect(accepted.status, accepted.text).toBe(200);
  const { rows } = await app.installation.pool.query("select string_agg(j::text, '') as all from journal j");
  expect(rows[0].all).not.toContain(token);
  expect(rows[0].all).not.toContain("a long enough secret");
});

test("it is read only, needs view-audit-log, and goes out as a file", async () => {
  const nobody = await acme.scoped();
  const refused = await nobody.get("/audit-log");
  expect([refused.status, refused.body.required_permission]).toEqual([403, "view-audit-log"]);
  expect((await acme.owner.post("/audit-log", {})).status).toBe(405);
  const [entry] = (
    await acme.owner.get("/audit-log?actor_type=api_key&perPage=1&include=user[email],apiKey[name]")
  ).body.data;
  expect((await acme.owner.delete(`/audit-log/${entry.id}`)).headers.get("allow")).toBe("GET");
  expect(entry.relationships.user.attributes).toEqual({ email: "owner@acme.test" });
  const file = await acme.owner.get("/audit-log/getters/export?format=csv&resource_type=departments");
  expect(file.status, file.text).toBe(200);
  const csv = await app.request("GET", file.body.data.url);
  expect(csv.text.split("\r\n")[0]).toContain("event");
  expect(csv.text).toContain("departments.created");
  expect((await acme.owner.get("/audit-log?event=exports.created")).body.meta.total).toBe(2);
});

test("the entries of a record add up to its present values", async () => {
  const id = await hire({ salary: 4000, salary_type: "monthly", birth_date: "1990-02-03" });
  await acme.owner.patch(`/employees/${id}`, {
    last_name: "Ionescu",
    working_days: [1, 2],
    address: { city: "Cluj" },
  });
  await acme.owner.patch(`/employees/${id}`, { salary: null, working_days: null });
  const added: Record<string, unknown> = {};
  for (const { changes } of await entriesOf(id)) {
    for (const [field, change] of Object.entries(changes as Record<string, { to: unknown }>))
      added[field] = change.to;
  }
  const { attributes } = (await acme.owner.get(`/employees/${id}`)).body.data;
  for (const [field, value] of Object.entries(attributes)) {
    if (!["id", "created_at", "updated_at"].includes(field))
      // What a custom field is set to is reported by itself; here none is defined.
      expect(added[field] ?? (field === "custom_fields" ? {} : null), field).toEqual(value);
  }
});

test("a long name and a long text are cut between characters, not within one", async () => {
  const name = "😀".repeat(200);
  const { status, text, body } = await acme.owner.post("/departments", {
    name,
    description: `a${name.repeat(10)}`,
  });
  expect(status, text).toBe(201);
  const [created] = await entriesOf(body.data.id);
  expect(created.resource_label).toBe("😀".repeat(127));
  expect(created.changes.description.to).toBe(`a${"😀".repeat(999)}`);
});
