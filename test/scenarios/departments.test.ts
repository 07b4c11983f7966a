import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

const invalidHead = { manager_employee_id: "The selected manager employee id is invalid." };

describe("the head of a department", () => {
  it("is an unarchived employee who is no draft, or nobody", async () => {
    const ana = await hire(acme.owner, "Ana Pop");
    const draft = await hire(acme.owner, "Dra Ft", { start_date: "2026-09-01" });
    const gone = await hire(acme.owner, "Gil Gone");
    shown(await act(acme.owner, `/employees/${gone}`, "archive"));
    const id = await add(acme.owner, "departments", { name: "Engineering", manager_employee_id: ana });
    for (const head of [draft, gone, "01J00000000000000000000000"]) {
      refused(await acme.owner.patch(`/departments/${id}`, { manager_employee_id: head }), invalidHead);
      refused(
        await acme.owner.post("/departments", { name: "Other", manager_employee_id: head }),
        invalidHead,
      );
    }
    expect(ids(await acme.owner.get(`/departments?manager_employee_id=${ana}`))).toEqual([id]);
    const shownHead = await acme.owner.get(`/departments/${id}?include=manager[name]`);
    expect(shownHead.body.data.relationships.manager).toMatchObject({
      id: ana,
      attributes: { name: "Ana Pop" },
    });
    expect(
      shown(await acme.owner.patch(`/departments/${id}`, { manager_employee_id: null })).manager_employee_id,
    ).toBeNull();
    expect(ids(await acme.owner.get("/departments?manager_employee_id=null"))).toEqual([id]);
  });

  it("is cleared when that person is archived, which the feed reports for the department", async () => {
    const bob = await hire(acme.owner, "Bob Rus");
    const id = await add(acme.owner, "departments", { name: "Sales", manager_employee_id: bob });
    shown(await act(acme.owner, `/employees/${bob}`, "archive"));
    expect((await read(acme.owner, `/departments/${id}`)).manager_employee_id).toBeNull();
    const { rows } = await app.installation.pool.query(
      "select event, changes from journal where resource_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows[0]).toEqual({
      event: "departments.updated",
      changes: { manager_employee_id: { from: bob, to: null } },
    });
  });
});

describe("positions and directions of a department", () => {
  it("are shown with it, in name order", async () => {
    const id = await add(acme.owner, "departments", { name: "Studio" });
    for (const name of ["writer", "Artist"]) await add(acme.owner, "positions", { name, department_id: id });
    for (const name of ["Print", "film"]) await add(acme.owner, "directions", { name, department_id: id });
    const { relationships } = (await acme.owner.get(`/departments/${id}?related=positions,directions`)).body
      .data;
    const names = (rows: { attributes: { name: string } }[]) => rows.map(({ attributes }) => attributes.name);
    expect(names(relationships.positions)).toEqual(["Artist", "writer"]);
    expect(names(relationships.directions)).toEqual(["film", "Print"]);
  });

  it("have a name that is unique within it, null being one scope", async () => {
    const [one, two] = [
      await add(acme.owner, "departments", { name: "One" }),
      await add(acme.owner, "departments", { name: "Two" }),
    ];
    const taken = { name: "The name has already been taken." };
    for (const resource of ["positions", "directions"]) {
      const path = `/${resource}`;
      created(await acme.owner.post(path, { name: "Coordinator", department_id: one }));
      const second = created(await acme.owner.post(path, { name: "Coordinator", department_id: two }));
      const free = created(await acme.owner.post(path, { name: "Coordinator" }));
      refused(await acme.owner.post(path, { name: "COORDINATOR", department_id: one }), taken);
      refused(await acme.owner.post(path, { name: "coordinator" }), taken);
      refused(await acme.owner.patch(`${path}/${second.id}`, { department_id: one }), taken);
      refused(await acme.owner.patch(`${path}/${second.id}`, { department_id: null }), taken);
      refused(await acme.owner.patch(`${path}/${free.id}`, { department_id: two }), taken);
      expect(
        shown(await acme.owner.patch(`${path}/${free.id}`, { department_id: two, name: "Other" })),
      ).toMatchObject({
        department_id: two,
        name: "Other",
      });
    }
  });

  it("belong to a department of the same workspace", async () => {
    const beta = await app.addWorkspace("beta");
    const theirs = await add(beta.owner, "departments", { name: "Theirs" });
    for (const resource of ["positions", "directions"]) {
      for (const department_id of [theirs, "01J00000000000000000000000", 12]) {
        refused(await acme.owner.post(`/${resource}`, { name: "X", department_id }), {
          department_id: "The selected department id is invalid.",
        });
      }
    }
  });

  it("are found and ordered by department", async () => {
    const [department] = ids(await acme.owner.get("/departments?name=studio"));
    const names = async (query: string) =>
      (await acme.owner.get(query)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      );
    expect(await names(`/positions?department_id=${department}`)).toEqual(["Artist", "writer"]);
    expect(await names(`/directions?department_id=${department}`)).toEqual(["film", "Print"]);
    await add(acme.owner, "positions", { name: "Free" });
    await add(acme.owner, "directions", { name: "Free" });
    expect(await names("/positions?department_id=null")).toEqual(["Free"]);
    expect(await names("/directions?department_id=null")).toEqual(["Free"]);
    expect((await names("/positions?sort=department_id")).at(-1)).toBe("Free");
    expect((await acme.owner.get("/directions?sort=department_id")).status).toBe(422);
    const related = await acme.owner.get(`/positions?department_id=${department}&include=department[name]`);
    expect(related.body.data[0].relationships.department.attributes).toEqual({ name: "Studio" });
  });

  it("move their employees when they move to another department", async () => {
    const [from, to] = [
      await add(acme.owner, "departments", { name: "From" }),
      await add(acme.owner, "departments", { name: "To" }),
    ];
    const position = await add(acme.owner, "positions", { name: "Mover", department_id: from });
    const direction = await add(acme.owner, "directions", { name: "Mover", department_id: from });
    const people = [
      await hire(acme.owner, "Cid Moves", { position_id: position }),
      await hire(acme.owner, "Dan Moves", { direction_id: Number(direction) }),
    ];
    expect(ids(await acme.owner.get("/employees?department=From&sort=id"))).toEqual(people);
    shown(await acme.owner.patch(`/positions/${position}`, { department_id: to }));
    shown(await acme.owner.patch(`/directions/${direction}`, { department_id: to }));
    expect(ids(await acme.owner.get("/employees?department=To&sort=id"))).toEqual(people);
    expect(ids(await acme.owner.get("/employees?department=From"))).toEqual([]);
  });
});
