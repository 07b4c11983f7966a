import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { acme } = testCompany();

const idOf = async (name: string) => ids(await acme.owner.get(`/contract-types?name=${name}`))[0]!;

describe("the contract types of a workspace", () => {
  it("are four, in the order of their headings", async () => {
    const { data, meta } = (await acme.owner.get("/contract-types")).body;
    expect(meta.total).toBe(4);
    expect(
      data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
        attributes.name,
        attributes.heading,
        attributes.is_contractor,
        attributes.has_paid_holidays,
        attributes.is_used,
      ]),
    ).toEqual([
      ["b2b_paid_holidays", "B2B, paid holidays", true, true, false],
      ["b2b_unpaid_holidays", "B2B, unpaid holidays", true, false, false],
      ["employment_contract", "Employment contract", false, true, false],
      ["internship", "Internship", false, true, false],
    ]);
  });

  it("cannot be created or deleted", async () => {
    const id = await idOf("internship");
    const refusals = [
      await acme.owner.post("/contract-types", { name: "x", heading: "X" }),
      await acme.owner.post("/contract-types/bulk", [{ heading: "X" }]),
      await acme.owner.delete(`/contract-types/${id}`),
      await acme.owner.delete("/contract-types/bulk", { repositories: [id] }),
    ];
    for (const reply of refusals) {
      expect(reply.status).toBe(405);
      expect(reply.headers.get("allow")).not.toMatch(/DELETE/);
    }
    expect(refusals[0]!.headers.get("allow")).toBe("GET");
    expect(refusals[2]!.headers.get("allow")).toMatch(/^GET, PATCH, PUT/);
    expect((await acme.owner.get("/contract-types")).body.meta.total).toBe(4);
  });

  it("have an editable heading and description; the rest is read-only", async () => {
    const path = `/contract-types/${await idOf("b2b_paid_holidays")}`;
    const before = await read(acme.owner, path);
    const sent = { name: "x", is_contractor: false, has_paid_holidays: false };
    expect(shown(await acme.owner.patch(path, sent))).toEqual(before);
    refused(await acme.owner.patch(path, { colour: 1 }), {
      colour: "The colour field is not a field of contract-types.",
    });
    refused(await acme.owner.patch(path, { heading: "h".repeat(101) }), {
      heading: "The heading field must not be greater than 100 characters.",
    });
    refused(await acme.owner.patch(path, { heading: null }), { heading: "The heading field is required." });
    expect(shown(await acme.owner.patch(path, { heading: "Contractor", description: "Paid" }))).toMatchObject(
      {
        heading: "Contractor",
        description: "Paid",
      },
    );
    forbidden(await (await acme.scoped()).patch(path, { heading: "No" }), "manage-organization");
  });

  it("show their heading with an employee; the filter stays with the value", async () => {
    const ana = await hire(acme.owner, "Ana Pop", { contract_type: "employment_contract" });
    const id = await idOf("employment_contract");
    expect((await read(acme.owner, `/contract-types/${id}`)).is_used).toBe(true);
    expect((await read(acme.owner, `/contract-types/${await idOf("internship")}`)).is_used).toBe(false);
    expect(ids(await acme.owner.get("/contract-types?is_used=true"))).toEqual([id]);
    shown(await acme.owner.patch(`/contract-types/${id}`, { heading: "Permanent" }));
    const reply = await acme.owner.get(`/employees/${ana}?include=contractType[heading|name]`);
    expect(reply.body.data.relationships.contractType.attributes).toEqual({
      heading: "Permanent",
      name: "employment_contract",
    });
    expect(ids(await acme.owner.get("/employees?contract_type=employment_contract"))).toEqual([ana]);
    expect(ids(await acme.owner.get("/contract-types?heading=Permanent"))).toEqual([id]);
  });

  it("are found by what they mean, and ordered by heading or name", async () => {
    const names = async (query: string) =>
      (await acme.owner.get(`/contract-types?${query}`)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      );
    expect(await names("is_contractor=true&sort=name")).toEqual(["b2b_paid_holidays", "b2b_unpaid_holidays"]);
    expect(await names("has_paid_holidays=false")).toEqual(["b2b_unpaid_holidays"]);
    expect(await names("sort=-heading")).toEqual([
      "employment_contract",
      "internship",
      "b2b_paid_holidays",
      "b2b_unpaid_holidays",
    ]);
    expect(await names("search=permanent")).toEqual([]);
    expect(await names("search=employment")).toEqual(["employment_contract"]);
  });
});
