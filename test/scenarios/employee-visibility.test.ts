import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { forbidden, hire, ids, read, shown } from "./company.ts";
import { addPolicy, requested } from "./leave.ts";

const { app, acme } = testCompany();
/** Ana manages Dan; Col is a colleague of both. */
let ana: string;
let dan: string;
let colleague: Caller;
let manager: Caller;
let self: Caller;

beforeAll(async () => {
  ana = await hire(acme.owner, "Ana Pop");
  dan = await hire(acme.owner, "Dan Rus", {
    manager_employee_id: ana,
    termination_date: "2026-12-31",
    termination_reason: "resignation",
    contract_type: "internship",
    salary: 5000,
    salary_type: "monthly",
    billed_rate: 80,
    address: { city: "Cluj" },
    sensitive_information: "A secret",
  });
  colleague = await acme.callerFor(await hire(acme.owner, "Col Toma"));
  manager = await acme.callerFor(ana);
  self = await acme.callerFor(dan);
});

const keysFor = async (caller: Caller) => Object.keys(await read(caller, `/employees/${dan}`));

describe("Dan's record", () => {
  it("shows a colleague without permissions no employment, salary, cost or private data", async () => {
    const keys = await keysFor(colleague);
    expect(keys).toEqual(expect.arrayContaining(["name", "email", "phone", "start_date", "status"]));
    for (const name of ["termination_date", "salary", "billed_rate", "address", "sensitive_information"]) {
      expect(keys).not.toContain(name);
    }
  });

  it("shows his manager the weekly hours, but not the address", async () => {
    const keys = await keysFor(manager);
    expect(keys).toContain("weekly_hours_capacity");
    for (const name of ["address", "salary", "billed_rate", "sensitive_information"]) {
      expect(keys).not.toContain(name);
    }
  });

  it("shows himself the address, but not the salary", async () => {
    const keys = await keysFor(self);
    expect(keys).toEqual(expect.arrayContaining(["address", "termination_date"]));
    for (const name of ["salary", "salary_type", "salary_currency", "billed_rate", "sensitive_information"]) {
      expect(keys).not.toContain(name);
    }
  });

  it("shows a holder of view-employees the address, but not the billed rate", async () => {
    const keys = await keysFor(await acme.scoped("view-employees"));
    expect(keys).toContain("address");
    for (const name of ["billed_rate", "salary", "sensitive_information"]) expect(keys).not.toContain(name);
  });

  it("reports the rights of each caller", async () => {
    const flags = async (caller: Caller) => {
      const { meta } = (await caller.get(`/employees/${dan}`)).body.data;
      return [meta.authorizedToShow, meta.authorizedToUpdate, meta.authorizedToDelete];
    };
    expect(await flags(colleague)).toEqual([true, false, false]);
    expect(await flags(manager)).toEqual([true, false, false]);
    expect(await flags(self)).toEqual([true, true, false]);
    expect(await flags(await acme.scoped("view-employees"))).toEqual([true, false, false]);
    expect(await flags(await acme.scoped("manage-salaries"))).toEqual([true, true, false]);
    expect(await flags(await acme.scoped("manage-employees"))).toEqual([true, true, true]);
  });

  it("never returns gated fields, however they are requested", async () => {
    const reply = await colleague.get(
      `/employees/${ana}?include=managedEmployees[name|salary|address|termination_date]`,
    );
    expect(reply.status).toBe(200);
    const [report] = reply.body.data.relationships.managedEmployees;
    expect(report.attributes).toEqual({ name: "Dan Rus" });
  });

  it("hides gated relationships", async () => {
    const related = async (caller: Caller) =>
      (await caller.get(`/employees/${dan}?related=contractType,salaryHistory,user`)).body.data.relationships;
    expect(await related(colleague)).toEqual({ contractType: null, user: null });
    expect(await related(manager)).toMatchObject({ contractType: { type: "contract-types" }, user: null });
    expect(await related(self)).toMatchObject({ user: { attributes: { email: "dan.rus@x.test" } } });
    expect(await related(self)).not.toHaveProperty("salaryHistory");
    const payroll = await related(await acme.scoped("manage-salaries"));
    expect(payroll.salaryHistory).toHaveLength(1);
    // A key without the scopes self and team gets nothing from its owner's relation to Dan, so it reveals nothing.
    expect(payroll).not.toHaveProperty("contractType");
    const accounts = await related(await acme.scoped("manage-users"));
    expect(accounts.user.attributes).toMatchObject({
      email: "dan.rus@x.test",
      first_name: "Dan",
      last_name: "Rus",
      has_password: false,
      is_tenant_owner: false,
      status: "pending",
      locale: "en",
      avatar: null,
      archived_at: null,
      onboarding_step: null,
    });
  });

  it("reveals no hidden value through filters and sorts", async () => {
    for (const query of [
      "sort=termination_date",
      "sort=-termination_date",
      "termination_date=2026-12-31",
      "-termination_date=null",
      "contract_type=internship",
      "identity_card_number=X",
    ]) {
      for (const caller of [colleague, manager, self, await acme.scoped("manage-salaries")]) {
        forbidden(await caller.get(`/employees?${query}`), "view-employees");
      }
      expect((await (await acme.scoped("view-employees")).get(`/employees?${query}`)).status).toBe(200);
    }
  });
});

describe("a draft", () => {
  let nora: string;
  let below: string;
  beforeAll(async () => {
    nora = await hire(acme.owner, "Nora Stan", { start_date: "2026-08-01", manager_employee_id: dan });
    below = await hire(acme.owner, "Iva Below", { manager_employee_id: nora });
  });

  it("is not found by name in records that show no name, by callers who may not see the hire", async () => {
    const holiday_policy_id = await addPolicy(acme.owner);
    for (const [employee_id, start] of [
      [nora, "2026-09-14"],
      [dan, "2026-09-15"],
    ]) {
      await requested(acme.owner, start!, start!, { employee_id, holiday_policy_id });
    }
    const found = async (caller: Caller, word: string) =>
      (await caller.get(`/holidays?search=${word}`)).body.meta.total;
    const leave = await acme.scoped("view-leave");
    expect((await leave.get("/holidays")).body.meta.total).toBe(2);
    expect([await found(leave, "nora"), await found(leave, "dan")]).toEqual([0, 1]);
    const both = await acme.scoped("view-leave", "view-employees");
    expect([await found(both, "nora"), await found(both, "dan")]).toEqual([1, 1]);
  });

  const sees = async (caller: Caller) => {
    const reply = await caller.get(`/employees/${nora}`);
    const listed = ids(await caller.get("/employees?perPage=100")).includes(nora);
    const counted = (await caller.get("/employees?first_name=Nora")).body.meta.total === 1;
    expect(listed).toBe(reply.status === 200);
    expect(counted).toBe(reply.status === 200);
    return reply.status;
  };

  it("is visible to herself, her managers at any level and view-employees, and to nobody else", async () => {
    expect(await sees(colleague)).toBe(404);
    expect(await sees(self)).toBe(200);
    expect(await sees(manager)).toBe(200);
    expect(await sees(await acme.callerFor(nora))).toBe(200);
    expect(await sees(await acme.scoped("view-employees"))).toBe(200);
    expect(await sees(await acme.scoped("manage-employees"))).toBe(200);
    expect(await sees(await acme.scoped("manage-salaries"))).toBe(404);
    expect(await sees(await acme.callerFor(below))).toBe(404);
  });

  it("is not included as a related record for those who may not see her", async () => {
    const above = async (caller: Caller) =>
      (await caller.get(`/employees/${below}?related=manager`)).body.data.relationships.manager;
    expect(await above(colleague)).toBeNull();
    expect(await above(manager)).toMatchObject({ id: nora });
    const reports = async (caller: Caller) =>
      (await caller.get(`/employees/${dan}?related=managedEmployees`)).body.data.relationships
        .managedEmployees;
    expect(await reports(colleague)).toEqual([]);
    expect(await reports(self)).toMatchObject([{ id: nora }]);
  });

  it("cannot be changed or acted on by those who may not see her", async () => {
    expect((await colleague.patch(`/employees/${nora}`, { about: "x" })).status).toBe(404);
    expect((await colleague.delete(`/employees/${nora}`)).status).toBe(404);
    expect((await colleague.post(`/employees/${nora}/actions?action=archive`, {})).status).toBe(404);
    expect((await colleague.get(`/employees/${nora}/avatar`)).status).toBe(404);
    const payroll = await acme.scoped("manage-salaries");
    expect((await payroll.patch(`/employees/${nora}`, { salary: 1, salary_type: "hourly" })).status).toBe(
      404,
    );
  });

  it("is visible to everybody from her first day", async () => {
    app.clock.set("2026-08-01T00:00:00Z");
    expect(await sees(colleague)).toBe(200);
    app.clock.set("2026-07-14T10:00:00Z");
  });
});

describe("people who have left", () => {
  it("stay visible, archived or not", async () => {
    const gone = await hire(acme.owner, "Gil Gone", { termination_date: "2026-06-30" });
    const archived = await hire(acme.owner, "Arc Hived");
    await acme.owner.post(`/employees/${archived}/actions?action=archive`, {});
    expect((await read(colleague, `/employees/${gone}`)).status).toBe("inactive");
    expect((await read(colleague, `/employees/${archived}`)).status).toBe("inactive");
  });

  it("are not visible if they were withdrawn before their first day", async () => {
    const withdrawn = await hire(acme.owner, "Wit Drawn", { start_date: "2026-09-01" });
    await acme.owner.post(`/employees/${withdrawn}/actions?action=archive`, {});
    expect((await colleague.get(`/employees/${withdrawn}`)).status).toBe(404);
  });
});

describe("another workspace", () => {
  it("cannot see any of it", async () => {
    const beta = await app.addWorkspace("beta");
    expect((await beta.owner.get(`/employees/${dan}`)).status).toBe(404);
    expect((await beta.owner.patch(`/employees/${dan}`, { about: "x" })).status).toBe(404);
    expect(ids(await beta.owner.get("/employees"))).toEqual([]);
    expect((await app.request("GET", `/employees?tenant=beta`, { key: acme.owner.key })).status).toBe(401);
  });
});

describe("indirect reports", () => {
  it("are visible to managers at any level, until the chain is interrupted", async () => {
    const lower = await hire(acme.owner, "Low Er", { manager_employee_id: dan, contract_type: "internship" });
    expect(await read(manager, `/employees/${lower}`)).toMatchObject({ contract_type: "internship" });
    shown(await acme.owner.patch(`/employees/${lower}`, { manager_employee_id: null }));
    expect(await read(manager, `/employees/${lower}`)).not.toHaveProperty("contract_type");
  });
});
