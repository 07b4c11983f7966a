import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { created, hire, person, read, refused } from "./company.ts";

const { app, acme } = testCompany();

describe("the keys of directions", () => {
  it("are numbered 1, 2, 3 within the workspace and never reused", async () => {
    const create = async (name: string, by = acme) =>
      (await by.owner.post("/directions", { name })).body.data;
    const first = await create("Platform");
    const second = await create("Product");
    expect([first.id, second.id]).toEqual(["1", "2"]);
    expect(first.attributes.id).toBe(1);
    expect((await acme.owner.delete("/directions/2")).status).toBe(204);
    expect((await create("Research")).id).toBe("3");
    expect((await create("Platform", await app.addWorkspace("beta"))).id).toBe("1");
  });

  it("are not consumed by failed requests", async () => {
    await acme.owner.post("/directions", { name: "platform" });
    await acme.owner.post("/directions?dry_run=true", { name: "Never" });
    expect((await acme.owner.post("/directions", { name: "Fourth" })).body.data.id).toBe("4");
    const bulk = await acme.owner.post("/directions/bulk", [{ name: "Fifth" }, { name: "Sixth" }]);
    expect(bulk.body.data.map((row: { id: string }) => row.id)).toEqual(["5", "6"]);
  });

  it("are given to employees as a number or as its digits, and returned as a number", async () => {
    const one = created(await acme.owner.post("/employees", person("Ana Pop", { direction_id: 1 })));
    const two = created(await acme.owner.post("/employees", person("Bob Rus", { direction_id: "1" })));
    expect([one.direction_id, two.direction_id]).toEqual([1, 1]);
    refused(await acme.owner.post("/employees", person("Cid Toma", { direction_id: 99 })), {
      direction_id: "The selected direction id is invalid.",
    });
    const related = await acme.owner.get(`/employees/${one.id}?related=direction`);
    expect(related.body.data.relationships.direction).toMatchObject({
      id: "1",
      type: "directions",
      attributes: { id: 1, name: "Platform", description: null, department_id: null, is_used: true },
    });
  });

  it("without digits are not found", async () => {
    for (const id of ["abc", "1.0", "01", "-1", "0", "99", "9999999999999", "01J00000000000000000000000"]) {
      expect((await acme.owner.get(`/directions/${id}`)).status, id).toBe(404);
      expect((await acme.owner.patch(`/directions/${id}`, { name: "x" })).status, id).toBe(404);
      expect((await acme.owner.delete(`/directions/${id}`)).status, id).toBe(404);
    }
    const someone = await hire(acme.owner, "Dan Ursu");
    expect((await read(acme.owner, `/employees/${someone}`)).direction_id).toBeNull();
  });

  it("are filtered as ids", async () => {
    const found = async (query: string) =>
      (await acme.owner.get(`/directions?${query}`)).body.data.map((row: { id: string }) => row.id);
    expect(await found("id=1,3&sort=id")).toEqual(["1", "3"]);
    expect(await found("sort=-id&perPage=2")).toEqual(["6", "5"]);
    refused(await acme.owner.get("/directions?id=x"), { id: "The id filter must be a valid id." });
  });
});
