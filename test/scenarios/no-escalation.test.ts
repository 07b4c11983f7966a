import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, forbidden, hire, read, refused, shown } from "./company.ts";
import { givePassword, signIn, trySignIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();
/** An account that may do everything, and a plain one. */
let admin: { employee: string; account: string };
let plain: { employee: string; account: string };

beforeAll(async () => {
  const member = async (name: string, role: string) => {
    const employee = await hire(owner, name, { invite_immediately: true });
    const account = await accountIdOf(owner, employee);
    shown(await owner.patch(`/users/${account}`, { role_id: acme.roles[role] }));
    return { employee, account };
  };
  admin = await member("Ada Admin", "Admin");
  plain = await member("Pia Plain", "Employee");
});

describe("the sign-in email", () => {
  it("of an admin cannot be changed by a holder of manage-employees only", async () => {
    const staff = await acme.callerFor(await hire(owner, "Sta Ff"), "manage-employees");
    const reply = await staff.patch(`/employees/${admin.employee}`, { email: "mine@x.test" });
    forbidden(reply, "manage-api-keys");
    expect((await read(owner, `/employees/${admin.employee}`)).email).toBe("ada.admin@x.test");
    shown(await staff.patch(`/employees/${admin.employee}`, { phone: "1", email: "ada.admin@x.test" }));
  });

  it("of somebody with the role Employee can, and the account signs in with the new one", async () => {
    const staff = await acme.scoped("manage-employees");
    const { onboarding_token } = await read(owner, `/users/${plain.account}`);
    await givePassword(app, "acme", onboarding_token, "a long enough phrase");
    shown(await staff.patch(`/employees/${plain.employee}`, { email: "Pia.New@x.test" }));
    expect((await read(owner, `/users/${plain.account}`)).email).toBe("Pia.New@x.test");
    await signIn(app, "acme", "pia.new@x.test", "a long enough phrase");
    refused(await trySignIn(app, "acme", "pia.plain@x.test", "a long enough phrase"), {
      email: "These credentials do not match our records.",
    });
  });

  it("of an account without employee is guarded the same way", async () => {
    const outside = await add(owner, "users", {
      email: "out@x.test",
      first_name: "Out",
      last_name: "Side",
      role_id: acme.roles.Finance,
    });
    const users = await acme.scoped("manage-users");
    forbidden(await users.patch(`/users/${outside}`, { email: "mine@x.test" }), "manage-clients");
    shown(await users.patch(`/users/${outside}`, { first_name: "Outer" }));
  });
});

describe("a role", () => {
  it("is neither given nor taken by who lacks one of its permissions", async () => {
    const users = await acme.scoped("manage-users", "view-leave");
    forbidden(
      await users.patch(`/users/${plain.account}`, { role_id: acme.roles.Finance }),
      "manage-clients",
    );
    forbidden(
      await users.patch(`/users/${admin.account}`, { role_id: acme.roles.Employee }),
      "manage-api-keys",
    );
    const viewer = await add(owner, "roles", { name: "Leave viewer", permissions: ["view-leave"] });
    const leaver = await add(owner, "roles", { name: "Leave keeper", permissions: ["manage-leave"] });
    expect(shown(await users.patch(`/users/${plain.account}`, { role_id: viewer })).role_id).toBe(viewer);
    forbidden(await users.patch(`/users/${plain.account}`, { role_id: leaver }), "manage-leave");
    shown(await users.patch(`/users/${plain.account}`, { role_id: acme.roles.Employee }));
  });

  it("with more than one's own is not given to a new account either", async () => {
    const users = await acme.scoped("manage-users");
    const body = { email: "more@x.test", first_name: "Mo", last_name: "Re" };
    forbidden(await users.post("/users", { ...body, role_id: acme.roles.Sales }), "manage-clients");
    expect((await owner.get("/users?email=more@x.test")).body.meta.total).toBe(0);
  });

  it("is neither made nor edited with a permission that one lacks", async () => {
    const users = await acme.scoped("manage-users", "view-leave");
    forbidden(
      await users.post("/roles", { name: "More", permissions: ["view-leave", "view-clients"] }),
      "view-clients",
    );
    const mine = await add(users, "roles", { name: "Mine", permissions: ["view-leave"] });
    forbidden(await users.patch(`/roles/${mine}`, { permissions: ["manage-leave"] }), "manage-leave");
    forbidden(await users.patch(`/roles/${acme.roles.Finance}`, { permissions: [] }), "manage-clients");
    forbidden(await users.patch(`/roles/${acme.roles.Finance}`, { name: "Money" }), "manage-clients");
    forbidden(await users.patch(`/roles/${acme.roles.Finance}`, { is_default: true }), "manage-clients");
    expect(await read(owner, `/roles/${acme.roles.Finance}`)).toMatchObject({
      name: "Finance",
      is_default: false,
    });
    shown(await users.patch(`/roles/${mine}`, { name: "Still mine", permissions: [] }));
  });

  it("Owner is given by an owner only, and counts what the key may do", async () => {
    const eve = await hire(owner, "Eve Rything");
    shown(await owner.patch(`/users/${await accountIdOf(owner, eve)}`, { role_id: acme.roles.Admin }));
    const everything = await acme.callerFor(eve);
    refused(await everything.patch(`/users/${plain.account}`, { role_id: acme.roles.Owner }), {
      role_id: "Only an owner can make somebody an owner.",
    });
    shown(await everything.patch(`/users/${plain.account}`, { role_id: acme.roles.Admin }));
    forbidden(
      await (await acme.scoped("manage-users")).patch(`/users/${plain.account}`, {
        role_id: acme.roles.Owner,
      }),
      "manage-api-keys",
    );
    shown(await owner.patch(`/users/${plain.account}`, { role_id: acme.roles.Employee }));
  });

  it("is given by implied permissions too", async () => {
    const users = await acme.scoped("manage-users", "manage-leave");
    const viewer = await add(owner, "roles", { name: "Implied", permissions: ["view-leave"] });
    shown(await users.patch(`/users/${plain.account}`, { role_id: viewer }));
    shown(await users.patch(`/users/${plain.account}`, { role_id: acme.roles.Employee }));
  });
});

describe("the onboarding token", () => {
  it("is read only by who may manage accounts and holds all that the role grants", async () => {
    app.clock.set("2026-07-14T11:00:00Z");
    shown(await act(owner, `/employees/${admin.employee}`, "invite"));
    const newcomer = await hire(owner, "New Comer", { invite_immediately: true });
    const account = await accountIdOf(owner, newcomer);
    const token = async (caller: Caller, id: string) => (await read(caller, `/users/${id}`)).onboarding_token;
    expect(await token(owner, admin.account)).toMatch(/^[\w-]{40,}$/);
    const users = await acme.scoped("manage-users");
    expect(await token(users, account)).toMatch(/^[\w-]{40,}$/);
    expect(await read(users, `/users/${admin.account}`)).not.toHaveProperty("onboarding_token");
    const related = await users.get(`/employees/${admin.employee}?include=user[email|onboarding_token]`);
    expect(related.body.data.relationships.user.attributes).toEqual({ email: "ada.admin@x.test" });
    const self = await acme.callerFor(newcomer);
    expect(await read(self, `/users/${account}`)).not.toHaveProperty("onboarding_token");
    app.clock.set("2026-07-14T10:00:00Z");
  });
});

describe("restoring", () => {
  it("an account takes all that its role grants; archiving it does not", async () => {
    const staff = await acme.scoped("manage-employees");
    shown(await act(staff, `/employees/${admin.employee}`, "archive"));
    forbidden(await act(staff, `/employees/${admin.employee}`, "restore"), "manage-api-keys");
    expect((await read(owner, `/employees/${admin.employee}`)).archived_at).not.toBeNull();
    shown(await act(staff, `/employees/${admin.employee}`, "restore", { restore_user: false }));
    expect((await read(owner, `/users/${admin.account}`)).status).toBe("archived");
    const outside = await add(owner, "users", {
      email: "sales@x.test",
      first_name: "Sal",
      last_name: "Es",
      role_id: acme.roles.Sales,
    });
    const users = await acme.scoped("manage-users");
    shown(await act(users, `/users/${outside}`, "archive"));
    forbidden(await act(users, `/users/${outside}`, "restore"), "manage-clients");
    shown(await act(owner, `/users/${outside}`, "restore"));
  });
});
