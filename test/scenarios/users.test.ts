import { beforeAll, describe, expect, it } from "vitest";
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
let ana: string;
let anasAccount: string;

beforeAll(async () => {
  ana = await hire(owner, "Ana Pop");
  anasAccount = await accountIdOf(owner, ana);
});

const outsider = (name: string, more: object = {}) => ({
  email: `${name.toLowerCase()}@books.test`,
  first_name: name,
  last_name: "Books",
  ...more,
});

describe("an account without employee", () => {
  it("is made with the default role, pending", async () => {
    expect(created(await owner.post("/users", outsider("Ion")))).toMatchObject({
      email: "ion@books.test",
      employee_id: null,
      role_id: acme.roles.Employee,
      locale: "en",
      status: "pending",
      has_password: false,
      is_tenant_owner: false,
      onboarding_step: null,
      onboarding_token: null,
      invited_at: null,
      last_sign_in_at: null,
      archived_at: null,
      avatar: null,
    });
    expect(
      created(await owner.post("/users", outsider("Null", { role_id: null, locale: null }))),
    ).toMatchObject({
      role_id: acme.roles.Employee,
      locale: "en",
    });
  });

  it("needs an email of its own, different from every employee's", async () => {
    refused(await owner.post("/users", {}), {
      email: "The email field is required.",
      first_name: "The first name field is required.",
      last_name: "The last name field is required.",
    });
    refused(await owner.post("/users", outsider("Ana", { email: "ANA.pop@x.test" })), {
      email: "The email has already been taken.",
    });
    refused(
      await owner.post("/users", outsider("Bad", { role_id: "01J00000000000000000000000", locale: "e_n" })),
      {
        locale: "The locale field must be a valid language tag.",
        role_id: "The selected role id is invalid.",
      },
    );
    refused(await owner.post("/users", outsider("Key", { password: "x" })), {
      password: "The password field is not a field of users.",
    });
  });

  it("can be changed, archived and restored", async () => {
    const id = await add(owner, "users", outsider("Eva"));
    expect(
      shown(await owner.patch(`/users/${id}`, { email: "Eva.New@books.test", locale: "de-at" })),
    ).toMatchObject({
      email: "Eva.New@books.test",
      locale: "de-AT",
    });
    refused(await owner.patch(`/users/${id}`, { role_id: null }), {
      role_id: "The role id field is required.",
    });
    expect(shown(await act(owner, `/users/${id}`, "archive"))).toMatchObject({ status: "archived" });
    refused(await act(owner, `/users/${id}`, "archive"), { action: "The user is already archived." });
    expect(shown(await act(owner, `/users/${id}`, "restore"))).toMatchObject({
      status: "pending",
      archived_at: null,
    });
    refused(await act(owner, `/users/${id}`, "restore"), { action: "The user is not archived." });
  });

  it("is deleted as long as it never signed in", async () => {
    const id = await add(owner, "users", outsider("Gone"));
    expect((await owner.delete(`/users/${id}`)).status).toBe(204);
    const used = await add(owner, "users", outsider("Used"));
    await app.installation.pool.query("update users set last_sign_in_at = now() where id = $1", [used]);
    expect((await owner.delete(`/users/${used}`)).status).toBe(409);
  });
});

describe("the account of an employee", () => {
  it("takes names, email and avatar from the employee: they are read-only here", async () => {
    const before = await read(owner, `/users/${anasAccount}`);
    const sent = { email: "other@x.test", first_name: "X", last_name: "Y", avatar: "/z.png" };
    expect(shown(await owner.patch(`/users/${anasAccount}`, sent))).toEqual(before);
    expect(await read(owner, `/employees/${ana}`)).toMatchObject({
      email: "ana.pop@x.test",
      name: "Ana Pop",
      avatar: null,
    });
    shown(await owner.patch(`/employees/${ana}`, { avatar: "/ana.png" }));
    expect((await read(owner, `/users/${anasAccount}`)).avatar).toBe("/ana.png");
  });

  it("is not archived or restored here, and not deleted", async () => {
    refused(await act(owner, `/users/${anasAccount}`, "archive"), {
      action: "Archive the employee instead.",
    });
    const outside = await add(owner, "users", outsider("Both"));
    refused(await owner.post("/users/actions?action=archive", { repositories: [outside, anasAccount] }), {
      "repositories.1": "Archive the employee instead.",
    });
    expect((await read(owner, `/users/${outside}`)).archived_at).toBeNull();
    shown(await act(owner, `/employees/${ana}`, "archive"));
    refused(await act(owner, `/users/${anasAccount}`, "restore"), {
      action: "Archive the employee instead.",
    });
    shown(await act(owner, `/employees/${ana}`, "restore"));
    expect((await owner.delete(`/users/${anasAccount}`)).status).toBe(409);
  });

  it("shows employee and role", async () => {
    const reply = await owner.get(`/users/${anasAccount}?include=employee[name],role[name]`);
    expect(reply.body.data.relationships).toMatchObject({
      employee: { id: ana, attributes: { name: "Ana Pop" } },
      role: { attributes: { name: "Employee" } },
    });
  });
});

describe("who sees and changes accounts", () => {
  it("everybody the own one, manage-users all", async () => {
    const self = await acme.callerFor(ana);
    expect(ids(await self.get("/users"))).toEqual([anasAccount]);
    expect((await self.get(`/users/${acme.ownerUserId}`)).status).toBe(404);
    expect((await self.get("/users")).body.data[0].meta).toEqual({
      authorizedToShow: true,
      authorizedToUpdate: true,
      authorizedToDelete: false,
    });
    expect(ids(await (await acme.scoped("manage-users")).get("/users?perPage=100")).length).toBeGreaterThan(
      2,
    );
  });

  it("one changes one's own locale, nothing else", async () => {
    const self = await acme.callerFor(ana);
    expect(shown(await self.patch(`/users/${anasAccount}`, { locale: "ro" })).locale).toBe("ro");
    forbidden(await self.patch(`/users/${anasAccount}`, { role_id: acme.roles.Admin }), "manage-users");
    forbidden(await self.patch(`/users/${anasAccount}`, { first_name: "X" }), "manage-users");
    shown(await self.patch(`/users/${anasAccount}`, { role_id: acme.roles.Employee, first_name: "Ana" }));
    forbidden(await self.post("/users", outsider("No")), "manage-users");
    forbidden(await self.delete(`/users/${anasAccount}`), "manage-users");
    forbidden(await act(self, `/users/${anasAccount}`, "invite"), "manage-users");
    forbidden(await act(self, `/users/${anasAccount}`, "archive"), "manage-users");
    expect((await self.patch(`/users/${acme.ownerUserId}`, { locale: "ro" })).status).toBe(404);
  });
});

describe("finding accounts", () => {
  it("by status, email, role, employee, archive and last sign-in", async () => {
    const list = async (query: string) =>
      (await owner.get(`/users?perPage=100&${query}`)).body.data.map(
        (row: { attributes: { first_name: string } }) => row.attributes.first_name,
      );
    expect(await list("email=ION@books.test")).toEqual(["Ion"]);
    expect(await list(`role_id=${acme.roles.Owner}`)).toEqual(["Workspace"]);
    expect(await list(`employee_id=${ana}`)).toEqual(["Ana"]);
    expect(await list("-employee_id=null")).toEqual(["Ana"]);
    expect(await list("status=active")).toEqual(["Workspace"]);
    expect(await list("-status=pending")).toEqual(["Workspace"]);
    expect(await list("search=workspace%20owner")).toEqual(["Workspace"]);
    expect(await list("-last_sign_in_at=null")).toEqual(["Used"]);
    expect(await list("archived=true")).toEqual([]);
    expect((await list("sort=first_name"))[0]).toBe("Ana");
    expect(await list("sort=-last_sign_in_at")).toHaveLength((await list("")).length);
    refused(await owner.get("/users?sort=role_id"), {
      sort: "role_id is not a sortable field of users. Allowed: id, email, first_name, last_name, status, last_sign_in_at.",
    });
  });
});

describe("the last owner", () => {
  it("keeps the role and the account", async () => {
    const path = `/users/${acme.ownerUserId}`;
    refused(await owner.patch(path, { role_id: acme.roles.Employee }), {
      role_id: "The last owner cannot be given another role.",
    });
    refused(await act(owner, path, "archive"), { action: "The last owner cannot be archived." });
    expect((await owner.delete(path)).status).toBe(409);
    // An owner who has no password yet cannot sign in, and therefore is nobody to rely on.
    const second = await add(owner, "users", outsider("Second", { role_id: acme.roles.Owner }));
    refused(await act(owner, path, "archive"), { action: "The last owner cannot be archived." });
    refused(await owner.post("/users/actions?action=archive", { repositories: [second, acme.ownerUserId] }), {
      "repositories.1": "The last owner cannot be archived.",
    });
    shown(await act(owner, `/users/${second}`, "archive"));
    conflicting(await owner.delete(path), "The last owner cannot be deleted.");
  });
});
