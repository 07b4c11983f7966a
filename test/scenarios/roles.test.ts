import { describe, expect, it } from "vitest";
import { PERMISSION_NAMES } from "../../src/platform/permissions/catalogue.ts";
import { SCOPE_NAMES } from "../../src/platform/permissions/relation-scopes.ts";
import { testCompany } from "../support/test-company.ts";
import {
  accountIdOf,
  act,
  add,
  conflicting,
  created,
  forbidden,
  hire,
  ids,
  read,
  refused,
  shown,
} from "./company.ts";

const { app, acme, owner } = testCompany();

const manage = (...names: string[]) => names.map((name) => `manage-${name}`);
const view = (...names: string[]) => names.map((name) => `view-${name}`);
/** The contract's list of what the seeded roles grant. */
const SEEDED: Record<string, string[]> = {
  Owner: [...PERMISSION_NAMES],
  Admin: [...PERMISSION_NAMES],
  HR: [
    ...manage(
      "employees",
      "salaries",
      "organization",
      "benefits",
      "leave",
      "documents",
      "performance",
      "assets",
      "hiring",
    ),
    ...view("sensitive-information", "reports-people", "reports-time"),
  ],
  Finance: [
    ...manage("clients", "invoices", "expenses", "offers"),
    ...view("timesheets", "payroll", "projects", "project-financials", "reports-finance"),
  ],
  Manager: [...manage("projects", "timesheets", "tickets"), ...view("hiring", "reports-projects")],
  Sales: [...manage("leads", "offers", "clients"), ...view("reports-crm")],
  Employee: [],
};

describe("a new workspace", () => {
  it("has seven roles, in name order, of which Employee is the default", async () => {
    const { data } = (await owner.get("/roles")).body;
    expect(data.map((row: { attributes: { name: string } }) => row.attributes.name)).toEqual(
      Object.keys(SEEDED).sort((a, b) => a.localeCompare(b, "en")),
    );
    for (const { attributes } of data) {
      expect([attributes.name, [...attributes.permissions].sort()]).toEqual([
        attributes.name,
        SEEDED[attributes.name]!.sort(),
      ]);
      expect(attributes).toMatchObject({
        is_system: true,
        is_default: attributes.name === "Employee",
        is_used: attributes.name === "Owner",
      });
    }
  });
});

describe("permissions", () => {
  it("are stored as given; the effective ones add what they imply, sorted", async () => {
    const role = created(
      await owner.post("/roles", { name: "Keeper", permissions: ["view-payroll", "manage-leave"] }),
    );
    expect(role).toMatchObject({
      permissions: ["view-payroll", "manage-leave"],
      effective_permissions: ["manage-leave", "view-leave", "view-payroll"],
      is_system: false,
      is_default: false,
      is_used: false,
      description: null,
    });
  });

  it("of an owner are all", async () => {
    expect((await read(owner, `/roles/${acme.roles.Owner}`)).effective_permissions).toEqual(PERMISSION_NAMES);
  });

  it("are in force from the next request", async () => {
    const role = await add(owner, "roles", { name: "Changing", permissions: ["view-employees"] });
    const ana = await hire(owner, "Ana Pop");
    const dan = await hire(owner, "Dan Rus");
    shown(await owner.patch(`/users/${await accountIdOf(owner, ana)}`, { role_id: role }));
    const key = await acme.callerFor(ana);
    expect(await read(key, `/employees/${dan}`)).toHaveProperty("address");
    shown(await owner.patch(`/roles/${role}`, { permissions: [] }));
    expect(await read(key, `/employees/${dan}`)).not.toHaveProperty("address");
  });

  it("are what GET /permissions names, beside the two scopes of keys alone", async () => {
    const data: { id: string; attributes: { is_of_roles: boolean } }[] = (await owner.get("/permissions"))
      .body.data;
    const ofRoles = data.filter(({ attributes }) => attributes.is_of_roles);
    expect(ofRoles.map(({ id }) => id).sort()).toEqual(PERMISSION_NAMES);
    expect(data.map(({ id }) => id).sort()).toEqual([...SCOPE_NAMES].sort());
  });
});

describe("what is refused", () => {
  it("names, permissions and keys that are wrong", async () => {
    refused(await owner.post("/roles", {}), {
      name: "The name field is required.",
      permissions: "The permissions field is required.",
    });
    refused(
      await owner.post("/roles", { name: "x".repeat(101), permissions: ["fly", "view-leave", "view-leave"] }),
      {
        name: "The name field must not be greater than 100 characters.",
        "permissions.0": "The selected permissions.0 is invalid.",
        "permissions.2": "The permissions.2 field has a duplicate value.",
      },
    );
    refused(await owner.post("/roles", { name: "owner", permissions: [] }), {
      name: "The name has already been taken.",
    });
  });

  it("every change of the Owner role", async () => {
    for (const change of [
      { name: "Boss" },
      { permissions: [] },
      { description: "x" },
      { is_default: true },
    ]) {
      const [field] = Object.keys(change);
      refused(await owner.patch(`/roles/${acme.roles.Owner}`, change), {
        [field!]: "The Owner role cannot be changed.",
      });
    }
    const whole = await read(owner, `/roles/${acme.roles.Owner}`);
    expect(shown(await owner.patch(`/roles/${acme.roles.Owner}`, whole))).toEqual(whole);
  });

  it("writing without manage-users; reading is open", async () => {
    const plain = await acme.scoped();
    expect((await plain.get("/roles")).body.meta.total).toBeGreaterThan(6);
    forbidden(await plain.post("/roles", { name: "x", permissions: [] }), "manage-users");
    forbidden(await plain.patch(`/roles/${acme.roles.Sales}`, { name: "x" }), "manage-users");
    forbidden(await plain.delete(`/roles/${acme.roles.Sales}`), "manage-users");
  });
});

describe("the default role", () => {
  const defaults = async () => {
    const { data } = (await owner.get("/roles?is_default=true")).body;
    return data.map((row: { attributes: { name: string } }) => row.attributes.name);
  };

  it("is exactly one: choosing another takes it away, taking it away alone is refused", async () => {
    const role = await add(owner, "roles", { name: "Starter", permissions: [], is_default: true });
    expect(await defaults()).toEqual(["Starter"]);
    const newcomer = await hire(owner, "New Comer");
    expect((await read(owner, `/employees/${newcomer}`)).role_id).toBe(role);
    const reply = await owner.patch(`/roles/${role}`, { is_default: false });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["is_default"]]);
    shown(await owner.patch(`/roles/${acme.roles.Employee}`, { is_default: true }));
    expect(await defaults()).toEqual(["Employee"]);
  });

  it("is never Owner or Admin, whatever Admin is called", async () => {
    const never = async () => {
      const reply = await owner.patch(`/roles/${acme.roles.Admin}`, { is_default: true });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, ["is_default"]]);
    };
    await never();
    shown(await owner.patch(`/roles/${acme.roles.Admin}`, { name: "Chief", description: "Runs it all." }));
    await never();
    shown(await owner.patch(`/roles/${acme.roles.Admin}`, { name: "Admin" }));
    expect(await defaults()).toEqual(["Employee"]);
  });

  it("made twice in one request ends on the last", async () => {
    const body = ["First", "Second"].map((name) => ({ name, permissions: [], is_default: true }));
    expect((await owner.post("/roles/bulk", body)).status).toBe(201);
    expect(await defaults()).toEqual(["Second"]);
    shown(await owner.patch(`/roles/${acme.roles.Employee}`, { is_default: true }));
  });
});

describe("deleting a role", () => {
  it("takes one that no account has, also no archived one", async () => {
    const role = await add(owner, "roles", { name: "Passing", permissions: [] });
    const ana = await hire(owner, "Ana Used");
    const account = await accountIdOf(owner, ana);
    shown(await owner.patch(`/users/${account}`, { role_id: role }));
    expect((await read(owner, `/roles/${role}`)).is_used).toBe(true);
    conflicting(await owner.delete(`/roles/${role}`), "The role is still referred to by 1 user.");
    shown(await act(owner, `/employees/${ana}`, "archive"));
    expect((await read(owner, `/roles/${role}`)).is_used).toBe(true);
    expect((await owner.delete(`/roles/${role}`)).status).toBe(409);
    shown(await owner.patch(`/users/${account}`, { role_id: acme.roles.Employee }));
    expect((await owner.delete(`/roles/${role}`)).status).toBe(204);
    expect((await owner.get(`/roles/${role}`)).status).toBe(404);
  });

  it("never takes a system role or the default", async () => {
    for (const name of ["Owner", "Admin", "HR", "Sales"]) {
      expect((await owner.delete(`/roles/${acme.roles[name]}`)).status, name).toBe(409);
    }
    const role = await add(owner, "roles", { name: "Default", permissions: [], is_default: true });
    expect((await owner.delete(`/roles/${role}`)).status).toBe(409);
    shown(await owner.patch(`/roles/${acme.roles.Employee}`, { is_default: true }));
    expect((await owner.delete(`/roles/${role}`)).status).toBe(204);
  });
});

describe("finding roles", () => {
  it("by name, kind and what they grant, implied included", async () => {
    const names = async (query: string) =>
      (await owner.get(`/roles?perPage=100&is_system=true&${query}`)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      );
    expect(await names("name=hr")).toEqual(["HR"]);
    expect(await names("permissions=view-clients")).toEqual(["Admin", "Finance", "Owner", "Sales"]);
    expect(await names("permissions=view-hiring")).toEqual(["Admin", "HR", "Manager", "Owner"]);
    expect(await names("-permissions=view-clients")).toEqual(["Employee", "HR", "Manager"]);
    expect(await names("search=payroll")).toEqual(["Finance"]);
    expect(await names("sort=-name")).toEqual(Object.keys(SEEDED).sort((a, b) => b.localeCompare(a, "en")));
    expect(ids(await owner.get("/roles?is_system=false&name=HR"))).toEqual([]);
    expect((await owner.get("/roles?permissions=fly")).status).toBe(422);
  });
});

describe("a role given to somebody", () => {
  it("is reported by the feed at the employee too, whose role it is", async () => {
    const ana = await hire(owner, "Ana Tolle");
    const account = await accountIdOf(owner, ana);
    shown(await owner.patch(`/users/${account}`, { role_id: acme.roles.Sales }));
    const { rows } = await app.installation.pool.query(
      "select resource_type, changes from journal where resource_id = any($1) and event like '%.updated' and changes ? 'role_id'",
      [[ana, account]],
    );
    const change = { role_id: { from: acme.roles.Employee, to: acme.roles.Sales } };
    expect(rows.map((row) => row.resource_type).sort()).toEqual(["employees", "users"]);
    for (const row of rows) expect(row.changes).toEqual(change);
  });
});
