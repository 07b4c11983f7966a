import { beforeEach, describe, expect, it } from "vitest";
import { type Caller, NOW } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, day, forbidden, hire, ids, read, refused, shown } from "./company.ts";
import { givePassword, signIn, trySignIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();

beforeEach(() => app.clock.set(NOW));

const employee = (id: string) => read(owner, `/employees/${id}`);
const archive = (id: string, body: object = {}, by: Caller = owner) =>
  act(by, `/employees/${id}`, "archive", body as Record<string, unknown>);
const restore = (id: string, body: object = {}, by: Caller = owner) =>
  act(by, `/employees/${id}`, "restore", body as Record<string, unknown>);

let chains = 0;
/** D reports to C, C to B, B to A. */
async function chain(): Promise<{ a: string; b: string; c: string; d: string }> {
  const n = ++chains;
  const a = await hire(owner, `Ana Chain${n}`);
  const b = await hire(owner, `Bob Chain${n}`, { manager_employee_id: a });
  const c = await hire(owner, `Cid Chain${n}`, { manager_employee_id: b });
  const d = await hire(owner, `Dan Chain${n}`, { manager_employee_id: c });
  return { a, b, c, d };
}

describe("archiving B, who reports to A and is the manager of C", () => {
  it("ends B's employment today, moves C to A and closes B's key; restoring does not move C back", async () => {
    const { a, b, c } = await chain();
    const key = await acme.callerFor(b);
    expect((await key.get("/session")).status).toBe(200);
    const reply = await archive(b);
    expect(shown(reply)).toMatchObject({
      status: "inactive",
      termination_date: day("2026-07-14"),
      termination_reason: null,
      manager_employee_id: a,
      archived_at: "2026-07-14T10:00:00.000000Z",
    });
    expect(reply.body.message).toContain("1 report");
    expect((await employee(c)).manager_employee_id).toBe(a);
    const refusal = await key.get("/session");
    expect([refusal.status, refusal.body]).toEqual([401, { message: "Unauthenticated." }]);

    expect(shown(await restore(b))).toMatchObject({
      status: "active",
      termination_date: null,
      archived_at: null,
      manager_employee_id: a,
    });
    expect((await employee(c)).manager_employee_id).toBe(a);
  });

  it("does not make a report the manager of its own superior", async () => {
    const { b, c, d } = await chain();
    refused(await archive(b, { new_manager_employee_id: d }), {
      new_manager_employee_id: "The new manager employee id field would create a reporting cycle.",
    });
    expect((await employee(b)).archived_at).toBeNull();
    expect((await employee(c)).manager_employee_id).toBe(b);
  });

  it("moves the reports to the requested manager", async () => {
    const { b, c } = await chain();
    const other = await hire(owner, "Eva Else");
    shown(await archive(b, { new_manager_employee_id: other }));
    expect((await employee(c)).manager_employee_id).toBe(other);
  });

  it("refuses a new manager who is archived, is archived as well, or does not exist", async () => {
    const { b } = await chain();
    const gone = await hire(owner, `Gil Gone${chains}`);
    shown(await archive(gone));
    for (const manager of [gone, b, "01J00000000000000000000000", "x"]) {
      refused(await archive(b, { new_manager_employee_id: manager }), {
        new_manager_employee_id: "The selected new manager employee id is invalid.",
      });
    }
  });
});

describe("what remains open when employees are archived", () => {
  it("is counted in the message as each module declares it, without resources that have none", async () => {
    const { b, c } = await chain();
    const client = await add(owner, "clients", { name: "Left behind", manager_employee_id: b });
    const project = await add(owner, "projects", {
      name: "Left behind",
      client_id: client,
      manager_employee_id: b,
    });
    await add(owner, "projects", { name: "Over", client_id: client, manager_employee_id: b });
    for (const employee_id of [b, c])
      await add(owner, "project-assignments", { project_id: project, employee_id, starts_at: "2026-01-01" });
    for (const [name, assigned_employee_ids] of [
      ["Ours", [b, c]],
      ["Mine", [b]],
      ["Done", [b]],
      ["Theirs", [c]],
    ] as const) {
      const task = await add(owner, "tasks", { project_id: project, name, assigned_employee_ids });
      if (name === "Done") shown(await act(owner, `/tasks/${task}`, "complete"));
    }
    const [kind] = ids(await owner.get("/expense-categories?search=meals"));
    const cost = {
      expense_category_id: kind,
      employee_id: b,
      date: "2026-07-13",
      description: "Lunch",
      amount: 12,
    };
    await add(owner, "expenses", cost);

    const dryRun = await owner.post(`/employees/${b}/actions?action=archive&dry_run=true`, {});
    const reply = await archive(b);
    expect(reply.body.message).toBe(
      "Archived 1 employee. 1 report was moved; 2 projects still have them as manager; " +
        "2 open tasks are still assigned to them; 1 client still has them as account manager; " +
        "1 expense of theirs is not settled yet.",
    );
    expect(dryRun.body.message).toBe(reply.body.message);
    shown(await restore(b));
    shown(await owner.patch(`/clients/${client}`, { manager_employee_id: c }));
    const again = await archive(b);
    expect(again.body.message).toMatch(/^Archived 1 employee\. 0 reports were moved; 2 projects still/);
  });

  it("is not mentioned if there is nothing", async () => {
    const reply = await archive(await hire(owner, "Una Encumbered"));
    expect(reply.body.message).toBe("Archived 1 employee. 0 reports were moved.");
  });
});

describe("archiving several at once", () => {
  it("moves the reports to the nearest superior who is not archived", async () => {
    const { a, b, c, d } = await chain();
    const reply = await owner.post("/employees/actions?action=archive", { repositories: [b, c] });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.data.map((record: { id: string }) => record.id)).toEqual([b, c]);
    expect(reply.body.message).toContain("1 report");
    expect((await employee(d)).manager_employee_id).toBe(a);
    expect((await employee(c)).manager_employee_id).toBe(b);
  });

  it("leaves reports without a manager if all superiors are archived", async () => {
    const { a, b, c, d } = await chain();
    expect((await owner.post("/employees/actions?action=archive", { repositories: [a, b, c] })).status).toBe(
      200,
    );
    expect((await employee(d)).manager_employee_id).toBeNull();
  });

  it("archives nobody when one is archived already", async () => {
    const { a, b, c } = await chain();
    shown(await archive(b));
    refused(await owner.post("/employees/actions?action=archive", { repositories: [c, b, a] }), {
      "repositories.1": "The employee is already archived.",
    });
    expect((await employee(c)).archived_at).toBeNull();
    expect((await employee(a)).archived_at).toBeNull();
  });

  it("returns 404 if one id is unknown", async () => {
    const { a } = await chain();
    const unknown = "01J00000000000000000000000";
    expect(
      (await owner.post("/employees/actions?action=archive", { repositories: [a, unknown] })).status,
    ).toBe(404);
    expect((await employee(a)).archived_at).toBeNull();
  });

  it("archives all employees that match the filters", async () => {
    const tag = await add(owner, "tags", { name: "Season" });
    const people = [
      await hire(owner, "Sea One", { tag_ids: [tag] }),
      await hire(owner, "Sea Two", { tag_ids: [tag] }),
    ];
    const reply = await owner.post(`/employees/actions?action=archive&tags=Season`, { repositories: "all" });
    expect(reply.status, reply.text).toBe(200);
    expect(ids(await owner.get("/employees?tags=Season&archived=true&sort=id"))).toEqual(people);
  });

  it("restores managers and reports with their reporting line", async () => {
    const { a, b, c } = await chain();
    await owner.post("/employees/actions?action=archive", { repositories: [b, c] });
    expect((await owner.post("/employees/actions?action=restore", { repositories: [c, b] })).status).toBe(
      200,
    );
    expect((await employee(c)).manager_employee_id).toBe(b);
    expect((await employee(b)).manager_employee_id).toBe(a);
  });
});

describe("the last day of an archived employee", () => {
  it("is the requested one, with its reason", async () => {
    const id = await hire(owner, "Fay Given");
    expect(
      shown(await archive(id, { termination_date: "2026-06-30", termination_reason: "dismissal" })),
    ).toMatchObject({ termination_date: day("2026-06-30"), termination_reason: "dismissal" });
  });

  it("is otherwise the stored one if it is past, or today", async () => {
    const past = await hire(owner, "Gus Past", {
      termination_date: "2026-03-31",
      termination_reason: "retirement",
    });
    const ahead = await hire(owner, "Hal Ahead", { termination_date: "2026-12-31" });
    expect(shown(await archive(past))).toMatchObject({
      termination_date: day("2026-03-31"),
      termination_reason: "retirement",
    });
    expect(shown(await archive(ahead)).termination_date).toBe(day("2026-07-14"));
  });

  it("must be after the first day and not in the future", async () => {
    const id = await hire(owner, "Ida Wrong", { start_date: "2026-07-01" });
    refused(await archive(id, { termination_date: "2026-07-01" }), {
      termination_date: "The termination date field must be a date after start date.",
    });
    refused(await archive(id, { termination_date: "2026-07-15" }), {
      termination_date: "The termination date field must be a date before or equal to today.",
    });
    refused(await archive(id, { termination_reason: "boredom" }), {
      termination_reason: "The selected termination reason is invalid.",
    });
    refused(await archive(id, { reason: "other" }), {
      reason: "The reason field is not a parameter of this action.",
    });
  });

  it("is today for somebody who started yesterday", async () => {
    const id = await hire(owner, "Jan Short", { start_date: "2026-07-13" });
    expect(shown(await archive(id))).toMatchObject({
      status: "inactive",
      termination_date: day("2026-07-14"),
    });
  });
});

describe("a hire who is withdrawn", () => {
  it.each([
    ["before the first day", "2026-08-01"],
    ["on the first day", "2026-07-14"],
  ])("%s is an archived draft without a last day", async (_, start_date) => {
    const id = await hire(owner, `Kim With${start_date}`, { start_date, termination_date: "2026-12-31" });
    refused(await archive(id, { termination_date: "2026-07-20" }), {
      termination_date: [
        "The termination date field is prohibited when start date is not before today.",
        "The termination date field must be a date before or equal to today.",
      ],
    });
    expect(shown(await archive(id))).toMatchObject({
      status: "draft",
      termination_date: null,
      termination_reason: null,
      archived_at: "2026-07-14T10:00:00.000000Z",
    });
    expect(shown(await restore(id))).toMatchObject({
      status: start_date > "2026-07-14" ? "draft" : "active",
      archived_at: null,
    });
  });
});

describe("while archived", () => {
  it("the record can be corrected, but not the manager, and the last day must not be in the future", async () => {
    const { a, b } = await chain();
    shown(await archive(b));
    const path = `/employees/${b}`;
    expect(shown(await owner.patch(path, { phone: "1", termination_date: "2026-07-01" }))).toMatchObject({
      phone: "1",
      termination_date: day("2026-07-01"),
      status: "inactive",
    });
    for (const termination_date of [null, "2026-07-15"]) {
      const reply = await owner.patch(path, { termination_date });
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["termination_date"]]);
    }
    const other = await hire(owner, `Lea Other${chains}`);
    const moved = await owner.patch(path, { manager_employee_id: other });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ["manager_employee_id"]]);
    shown(await owner.patch(path, { manager_employee_id: a }));
  });

  it("archiving and restoring twice are refused", async () => {
    const id = await hire(owner, "Max Twice");
    shown(await archive(id));
    refused(await archive(id), { action: "The employee is already archived." });
    shown(await restore(id));
    refused(await restore(id), { action: "The employee is not archived." });
  });

  it("the archiver is the caller's employee", async () => {
    const hr = await hire(owner, "Nia Hr");
    const by = await acme.callerFor(hr, "manage-employees");
    const [one, two] = [await hire(owner, "Oto One"), await hire(owner, "Pia Two")];
    shown(await archive(one, {}, by));
    shown(await archive(two));
    const archiver = async (id: string) =>
      (await owner.get(`/employees/${id}?include=archiver[name]`)).body.data.relationships.archiver;
    expect(await archiver(one)).toMatchObject({ id: hr, attributes: { name: "Nia Hr" } });
    expect(await archiver(two)).toBeNull();
    shown(await restore(one));
    expect(await archiver(one)).toBeNull();
  });

  it("the list holds both, archived=false the current staff", async () => {
    const id = await hire(owner, "Qua Quit");
    shown(await archive(id));
    const listed = async (query: string) => ids(await owner.get(`/employees?${query}`));
    expect(await listed("first_name=Qua")).toEqual([id]);
    expect(await listed("first_name=Qua&archived=false")).toEqual([]);
    expect(await listed("first_name=Qua&-archived=false")).toEqual([id]);
    expect(await listed("first_name=Qua&archived_at=2026-07-14")).toEqual([id]);
    expect(await listed("first_name=Qua&archived_at=null")).toEqual([]);
    expect(await listed("first_name=Qua&archived_at=2026-07-13,2026-07-14")).toEqual([id]);
    expect(await listed("first_name=Qua&archived_at=2026-07-13,2026-07-13")).toEqual([]);
  });
});

describe("restoring", () => {
  it("can keep the last day, and can leave the account closed", async () => {
    const id = await hire(owner, "Rex Keep");
    const account = await accountIdOf(owner, id);
    shown(await archive(id, { termination_date: "2026-06-30", termination_reason: "other" }));
    const retained = { keep_termination_date: true, restore_user: false };
    expect(shown(await restore(id, retained))).toMatchObject({
      status: "inactive",
      archived_at: null,
      termination_date: day("2026-06-30"),
      termination_reason: "other",
    });
    expect((await read(owner, `/users/${account}`)).status).toBe("archived");
  });

  it("replaces an archived manager by the nearest unarchived superior", async () => {
    const { a, b, c } = await chain();
    shown(await archive(c));
    shown(await archive(b));
    expect((await employee(c)).manager_employee_id).toBe(b);
    expect(shown(await restore(c)).manager_employee_id).toBe(a);
    const second = await chain();
    shown(await archive(second.b));
    shown(await archive(second.a));
    expect(shown(await restore(second.b)).manager_employee_id).toBeNull();
  });

  it("requires manage-employees", async () => {
    const id = await hire(owner, "Sam Who");
    shown(await archive(id));
    forbidden(await restore(id, {}, await acme.scoped("view-employees")), "manage-employees");
  });
});

describe("the account of an archived employee", () => {
  it("is closed with its sessions, keys and invitation; restoring reopens it with its password", async () => {
    const id = await hire(owner, "Tom Sign", { invite_immediately: true });
    const account = await accountIdOf(owner, id);
    const { onboarding_token } = await read(owner, `/users/${account}`);
    await givePassword(app, "acme", onboarding_token, "a long enough phrase");
    const tom = await signIn(app, "acme", "tom.sign@x.test", "a long enough phrase");
    const key = await acme.callerFor(id);
    shown(await archive(id));
    expect(await read(owner, `/users/${account}`)).toMatchObject({
      status: "archived",
      archived_at: "2026-07-14T10:00:00.000000Z",
    });
    expect((await tom.get("/session")).status).toBe(401);
    expect((await key.get("/session")).status).toBe(401);
    refused(await trySignIn(app, "acme", "tom.sign@x.test", "a long enough phrase"), {
      email: "These credentials do not match our records.",
    });
    shown(await restore(id));
    expect(await read(owner, `/users/${account}`)).toMatchObject({ status: "active", archived_at: null });
    await signIn(app, "acme", "tom.sign@x.test", "a long enough phrase");
    expect((await tom.get("/session")).status).toBe(401);
    expect((await key.get("/session")).status).toBe(401);
  });

  it("needs a new invitation after restoring if it has no password", async () => {
    const id = await hire(owner, "Uma Wait", { invite_immediately: true });
    const account = await accountIdOf(owner, id);
    const { onboarding_token } = await read(owner, `/users/${account}`);
    shown(await archive(id));
    const accept = () =>
      app.request("POST", "/users/actions?action=accept-invitation&tenant=acme", {
        body: {
          token: onboarding_token,
          password: "a long enough phrase",
          password_confirmation: "a long enough phrase",
        },
      });
    refused(await accept(), { token: "The token is invalid or has expired." });
    shown(await restore(id));
    expect(await read(owner, `/users/${account}`)).toMatchObject({
      status: "pending",
      onboarding_step: null,
      onboarding_token: null,
      invited_at: null,
    });
    refused(await accept(), { token: "The token is invalid or has expired." });
  });
});

describe("the feed", () => {
  it("reports all changes of an archiving, once for each record and in one commit", async () => {
    const { a, b, c } = await chain();
    const department = await add(owner, "departments", { name: "Tolles", manager_employee_id: b });
    const key = await acme.callerFor(b);
    const [keyId] = ids(await key.get("/api-keys"));
    const account = await accountIdOf(owner, b);
    const reply = await owner.post("/employees/actions?action=archive", { repositories: [b] });
    const { rows } = await app.installation.pool.query(
      "select event, resource_id, changes, batch_id from journal where request_id = $1 order by event",
      [reply.headers.get("x-request-id")],
    );
    const reported = Object.fromEntries(rows.map((row) => [`${row.event} ${row.resource_id}`, row.changes]));
    expect(reported).toMatchObject({
      [`employees.archive ${b}`]: {
        status: { from: "active", to: "inactive" },
        termination_date: { from: null, to: day("2026-07-14") },
      },
      [`employees.updated ${c}`]: { manager_employee_id: { from: b, to: a } },
      [`departments.updated ${department}`]: { manager_employee_id: { from: b, to: null } },
      [`users.updated ${account}`]: { status: { from: "pending", to: "archived" } },
      [`api_keys.revoke ${keyId}`]: { status: { from: "active", to: "revoked" } },
    });
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map((row) => row.batch_id)).size).toBe(1);
  });
});

describe("the head of a department", () => {
  it("is cleared when that person is archived", async () => {
    const id = await hire(owner, "Vic Head");
    const department = await add(owner, "departments", { name: "Engineering", manager_employee_id: id });
    shown(await archive(id));
    expect((await read(owner, `/departments/${department}`)).manager_employee_id).toBeNull();
    shown(await restore(id));
    expect((await read(owner, `/departments/${department}`)).manager_employee_id).toBeNull();
  });
});

describe("the last owner", () => {
  it("cannot be archived or given a last day; with another owner, both are possible", async () => {
    const beta = await app.addWorkspace("beta");
    const by = beta.owner;
    const own = async (name: string) => {
      const id = await hire(by, name, { invite_immediately: true });
      const account = await accountIdOf(by, id);
      const { onboarding_token } = await read(by, `/users/${account}`);
      await givePassword(app, "beta", onboarding_token, "a long enough phrase");
      shown(await by.patch(`/users/${account}`, { role_id: beta.roles.Owner }));
      return { id, account };
    };
    const ana = await own("Ana Owner");
    const bob = await own("Bob Owner");
    const hr = await beta.callerFor(await hire(by, "Hr Person"), "manage-employees", "manage-users");
    // Off-boarding must not wait: whoever may archive may archive an owner, but not the last.
    shown(await act(by, `/users/${beta.ownerUserId}`, "archive"));
    expect((await by.get("/session")).status).toBe(401);
    refused(await hr.post("/employees/actions?action=archive", { repositories: [bob.id, ana.id] }), {
      "repositories.0": "The last owner cannot be archived.",
    });
    shown(await archive(bob.id, {}, hr));
    refused(await archive(ana.id, {}, hr), { action: "The last owner cannot be archived." });
    for (const termination_date of ["2026-07-01", "2026-12-31"]) {
      refused(await hr.patch(`/employees/${ana.id}`, { termination_date }), {
        termination_date: "The last owner cannot be terminated.",
      });
    }
    const last = await hr.delete(`/employees/${ana.id}`);
    expect([last.status, last.body.message]).toEqual([409, "The last owner cannot be deleted."]);
    forbidden(await restore(bob.id, {}, hr), "manage-api-keys");
  });
});
