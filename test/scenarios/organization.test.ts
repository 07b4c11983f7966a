import { beforeAll, describe, expect, it } from "vitest";
import type { TestWorkspace } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let beta: TestWorkspace;

beforeAll(async () => {
  beta = await app.addWorkspace("beta");
});

/** What all resources share that can be created; `more` is what one of them needs beside a name. */
const RESOURCES: [string, object][] = [
  ["departments", {}],
  ["positions", {}],
  ["levels", {}],
  ["directions", {}],
  ["work-locations", {}],
  ["evaluation-types", { category: "other" }],
];

describe.each(RESOURCES)("%s", (resource, more) => {
  const path = `/${resource}`;
  const create = (name: unknown, fields: object = {}) => acme.owner.post(path, { name, ...more, ...fields });

  it("needs a name, unique in whatever case, at most 255 characters", async () => {
    refused(await acme.owner.post(path, more), { name: "The name field is required." });
    const made = created(await create("Engineering", { description: "Builds.\nThings." }));
    expect(made).toMatchObject({ name: "Engineering", description: "Builds.\nThings.", is_used: false });
    refused(await create("engineering"), { name: "The name has already been taken." });
    refused(await create(" ENGINEERING "), { name: "The name has already been taken." });
    refused(await create("x".repeat(256)), {
      name: "The name field must not be greater than 255 characters.",
    });
    refused(await create("   "), { name: "The name field is required." });
    refused(await create("Odd", { colour: 1 }), {
      colour: `The colour field is not a field of ${resource}.`,
    });
    const other = created(await create("Sales"));
    refused(await acme.owner.patch(`${path}/${other.id}`, { name: "ENGineering" }), {
      name: "The name has already been taken.",
    });
    expect(shown(await acme.owner.patch(`${path}/${made.id}`, { name: "ENGINEERING" })).name).toBe(
      "ENGINEERING",
    );
    expect(created(await beta.owner.post(path, { name: "Engineering", ...more })).name).toBe("Engineering");
  });

  it("is read by all and written by manage-organization only", async () => {
    const plain = await acme.scoped("view-employees", "manage-employees", "manage-workspace");
    const [id] = ids(await plain.get(`${path}?search=engineering`));
    expect(await read(plain, `${path}/${id}`)).toMatchObject({ name: "ENGINEERING" });
    forbidden(await plain.post(path, { name: "No", ...more }), "manage-organization");
    forbidden(await plain.patch(`${path}/${id}`, { name: "No" }), "manage-organization");
    forbidden(await plain.delete(`${path}/${id}`), "manage-organization");
    forbidden(await plain.post(`${path}/bulk`, [{ name: "No", ...more }]), "manage-organization");
    const { meta } = (await plain.get(`${path}/${id}`)).body.data;
    expect(meta).toEqual({
      authorizedToShow: true,
      authorizedToUpdate: false,
      authorizedToDelete: false,
      actions: [],
    });
    const keeper = await acme.scoped("manage-organization");
    const mine = created(await keeper.post(path, { name: "By keeper", ...more }));
    expect((await keeper.delete(`${path}/${mine.id}`)).status).toBe(204);
    expect((await keeper.get(`${path}/${mine.id}`)).status).toBe(404);
  });

  it("is of its own workspace only", async () => {
    const [id] = ids(await acme.owner.get(`${path}?search=sales`));
    // The keys of directions are counted in each workspace by itself: 2 is nothing in the other one.
    expect((await beta.owner.get(`${path}/${id}`)).status).toBe(404);
    expect((await beta.owner.patch(`${path}/${id}`, { name: "Mine" })).status).toBe(404);
    expect((await beta.owner.delete(`${path}/${id}`)).status).toBe(404);
    expect(ids(await beta.owner.get(`${path}?search=sales`))).toEqual([]);
  });

  it("is searched in name and description, and found by both, by use and by when it changed", async () => {
    const names = async (query: string) =>
      (await acme.owner.get(`${path}?${query}`)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      );
    const own = ["ENGINEERING", "Sales"];
    const only = (list: string[]) => list.filter((name) => own.includes(name));
    expect(await names("search=builds%20things")).toEqual(["ENGINEERING"]);
    expect(await names("name=engineering")).toEqual(["ENGINEERING"]);
    expect(only(await names("-name=engineering"))).toEqual(["Sales"]);
    expect(await names(`description=${encodeURIComponent("Builds.\nThings.")}`)).toEqual(["ENGINEERING"]);
    expect(only(await names("description=null"))).toEqual(["Sales"]);
    expect(only(await names("is_used=false"))).toEqual(own);
    expect(await names("is_used=true")).toEqual([]);
    expect(only(await names("created_at=2026-07-14&updated_at=2026-07-14"))).toEqual(own);
    expect(only(await names("sort=name"))).toEqual(own);
    expect(only(await names("sort=-name"))).toEqual(own.toReversed());
    expect(only(await names("sort=-id"))).toEqual(own.toReversed());
    const [first] = ids(await acme.owner.get(`${path}?name=sales`));
    expect(await names(`id=${first}`)).toEqual(["Sales"]);
  });
});

describe("a record that something refers to", () => {
  it("is used, by archived employees too, and cannot be deleted", async () => {
    const { owner } = acme;
    const engineering = (await owner.get("/departments?name=engineering")).body.data[0].id;
    const position = await add(owner, "positions", { name: "Developer", department_id: engineering });
    const level = await add(owner, "levels", { name: "Senior" });
    const direction = await add(owner, "directions", { name: "Platform", department_id: engineering });
    const place = await add(owner, "work-locations", { name: "Cluj" });
    const ana = await hire(owner, "Ana Pop", {
      position_id: position,
      level_id: level,
      direction_id: Number(direction),
      work_location_ids: [place],
    });
    shown(await act(owner, `/employees/${ana}`, "archive"));
    const used = [
      [`/positions/${position}`, "The position is still referred to by 1 employee."],
      [`/levels/${level}`, "The level is still referred to by 1 employee."],
      [`/directions/${direction}`, "The direction is still referred to by 1 employee."],
      [`/work-locations/${place}`, "The work location is still referred to by 1 employee."],
      [`/departments/${engineering}`, "The department is still referred to by 1 position, 1 direction."],
    ] as const;
    for (const [path, message] of used) {
      expect((await read(owner, path)).is_used, path).toBe(true);
      conflicting(await owner.delete(path), message);
    }
    const bob = await hire(owner, "Bob Rus", { position_id: position });
    conflicting(
      await owner.delete(`/positions/${position}`),
      "The position is still referred to by 2 employees.",
    );
    for (const id of [ana, bob]) {
      shown(
        await owner.patch(`/employees/${id}`, {
          position_id: null,
          level_id: null,
          direction_id: null,
          work_location_ids: [],
        }),
      );
    }
    for (const [path] of used) {
      expect((await owner.delete(path)).status, path).toBe(204);
    }
  });

  it("of a name shows its new name everywhere at once", async () => {
    const position = await add(acme.owner, "positions", { name: "Tester" });
    const cid = await hire(acme.owner, "Cid Toma", { position_id: position });
    shown(await acme.owner.patch(`/positions/${position}`, { name: "Examiner" }));
    expect(ids(await acme.owner.get("/employees?position_name=examiner"))).toEqual([cid]);
    expect(ids(await acme.owner.get("/employees?position_name=tester"))).toEqual([]);
  });
});
