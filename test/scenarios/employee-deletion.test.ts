import { describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, conflicting, forbidden, hire, ids, read, shown } from "./company.ts";
import { givePassword, signIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();

const remove = (id: string, by: Caller = owner) => by.delete(`/employees/${id}`);

describe("deleting an employee", () => {
  it("without references also deletes account, salaries, tags and locations", async () => {
    const tag = await add(owner, "tags", { name: "Gone" });
    const place = await add(owner, "work-locations", { name: "Gone" });
    const id = await hire(owner, "Ana Pop", {
      salary: 5000,
      salary_type: "monthly",
      tag_ids: [tag],
      work_location_ids: [place],
    });
    const account = await accountIdOf(owner, id);
    shown(await owner.patch(`/employees/${id}`, { technical_evaluation_assignees: [id] }));
    expect((await remove(id)).status).toBe(204);
    expect((await owner.get(`/employees/${id}`)).status).toBe(404);
    expect((await owner.get(`/users/${account}`)).status).toBe(404);
    expect(ids(await owner.get(`/salary-history?employee_id=${id}`))).toEqual([]);
    expect(await read(owner, `/tags/${tag}`)).toMatchObject({ is_used: false });
    expect(await read(owner, `/work-locations/${place}`)).toMatchObject({ is_used: false });
    expect((await remove(id)).status).toBe(404);
    await hire(owner, "Ana Pop");
  });

  it("requires manage-employees", async () => {
    const id = await hire(owner, "Bob Rus");
    forbidden(await remove(id, await acme.scoped("view-employees", "manage-salaries")), "manage-employees");
    expect((await remove(id, await acme.scoped("manage-employees"))).status).toBe(204);
  });

  it("is refused while people report to or list the employee, or a department is headed", async () => {
    const id = await hire(owner, "Cid Toma");
    const one = await hire(owner, "Rep One", { manager_employee_id: id });
    const two = await hire(owner, "Rep Two", { salary_evaluation_assignees: [id] });
    const department = await add(owner, "departments", { name: "Engineering", manager_employee_id: id });
    conflicting(await remove(id), "The employee is still referred to by 2 employees, 1 department.");
    shown(await owner.patch(`/employees/${one}`, { manager_employee_id: null }));
    conflicting(await remove(id), "The employee is still referred to by 1 employee, 1 department.");
    shown(await owner.patch(`/employees/${two}`, { salary_evaluation_assignees: [] }));
    conflicting(await remove(id), "The employee is still referred to by 1 department.");
    shown(await owner.patch(`/departments/${department}`, { manager_employee_id: null }));
    expect((await remove(id)).status).toBe(204);
  });

  it("is refused while somebody archived reported to the employee", async () => {
    const id = await hire(owner, "Dan Ursu");
    const report = await hire(owner, "Arc Report", { manager_employee_id: id });
    shown(await act(owner, `/employees/${report}`, "archive"));
    conflicting(await remove(id), "The employee is still referred to by 1 employee.");
  });

  it("is refused once the account has signed in", async () => {
    const id = await hire(owner, "Eva Vlad", { invite_immediately: true });
    const { onboarding_token } = await read(owner, `/users/${await accountIdOf(owner, id)}`);
    await givePassword(app, "acme", onboarding_token, "a long enough phrase");
    await signIn(app, "acme", "eva.vlad@x.test", "a long enough phrase");
    expect((await remove(id)).status).toBe(409);
    shown(await act(owner, `/employees/${id}`, "archive"));
    expect((await remove(id)).status).toBe(409);
  });

  it("clears the employee as the archiver of others", async () => {
    const hr = await hire(owner, "Fay Hr");
    const by = await acme.callerFor(hr, "manage-employees");
    const gone = await hire(owner, "Gil Gone");
    shown(await act(by, `/employees/${gone}`, "archive"));
    conflicting(await remove(hr), "The employee is still referred to by 1 API key.");
    await app.installation.pool.query(
      "delete from api_keys where workspace_id = $1 and created_by_user_id in (select id from users where employee_id = $2)",
      [acme.workspace.id, hr],
    );
    expect((await remove(hr)).status).toBe(204);
    const reply = await owner.get(`/employees/${gone}?related=archiver`);
    expect(reply.body.data.relationships.archiver).toBeNull();
  });

  it("several at once is all or nothing", async () => {
    const [one, two] = [await hire(owner, "Hal One"), await hire(owner, "Ida Two")];
    const report = await hire(owner, "Jan Report", { manager_employee_id: two });
    expect((await owner.delete("/employees/bulk", { repositories: [one, two] })).status).toBe(409);
    expect((await read(owner, `/employees/${one}`)).first_name).toBe("Hal");
    expect((await owner.delete("/employees/bulk", { repositories: [report, one, two] })).status).toBe(204);
    expect((await owner.get(`/employees/${two}`)).status).toBe(404);
  });

  it("is reported by the feed, account, salaries and balances too", async () => {
    const id = await hire(owner, "Kim Tolle", { salary: 1, salary_type: "hourly" });
    await remove(id);
    const { rows } = await app.installation.pool.query(
      `select resource_type from journal where event like '%.deleted' and request_id =
        (select request_id from journal where event = 'employees.deleted' and resource_id = $1) order by 1`,
      [id],
    );
    expect([...new Set(rows.map((row) => row.resource_type))]).toEqual([
      "employees",
      "holiday-balances",
      "salary-history",
      "users",
    ]);
  });
});
