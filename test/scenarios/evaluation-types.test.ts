import { describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, created, refused, shown } from "./company.ts";

const { acme } = testCompany();
let made = 0;

const create = (more: object) =>
  acme.owner.post("/evaluation-types", { name: `Type ${++made}`, category: "other", ...more });
const criterion = (key: string, more: object = {}) => ({ key, title: `Title of ${key}`, ...more });

describe("a new workspace", () => {
  it("has a technical and a salary evaluation, each with two criteria", async () => {
    const { data } = (await acme.owner.get("/evaluation-types")).body;
    expect(data.map((row: { attributes: { name: string } }) => row.attributes.name)).toEqual([
      "Salary evaluation",
      "Technical evaluation",
    ]);
    for (const { attributes } of data) {
      expect(attributes).toMatchObject({
        category: attributes.name.split(" ")[0].toLowerCase(),
        frequency_months: 12,
        is_active: true,
        is_used: false,
        scale_max: 5,
        scale_labels: null,
        has_self_review: true,
        default_due_days: 14,
      });
      expect(attributes.criteria).toMatchObject([
        { key: "overall", kind: "rating", weight: 1, is_required: true },
        { key: "comments", kind: "text", is_required: false },
      ]);
    }
  });
});

describe("an evaluation type", () => {
  it("has defaults", async () => {
    expect(created(await create({}))).toMatchObject({
      frequency_months: null,
      is_active: true,
      criteria: [],
      scale_max: 5,
      scale_labels: null,
      has_self_review: true,
      default_due_days: 14,
    });
  });

  it("keeps its criteria in their order, with their own defaults", async () => {
    const criteria = [
      criterion("zeal"),
      criterion("mood", { kind: "choice", options: ["good", "bad"], answered_by: "self" }),
      criterion("notes", { kind: "text", is_required: false, description: "Anything." }),
      criterion("work", { kind: "rating", weight: 0 }),
    ];
    const { criteria: retained } = created(await create({ criteria }));
    expect(retained).toMatchObject([
      { key: "zeal", kind: "rating", weight: 1, is_required: true, answered_by: "all", options: null },
      { key: "mood", kind: "choice", options: ["good", "bad"], answered_by: "self" },
      { key: "notes", kind: "text", is_required: false, description: "Anything." },
      { key: "work", kind: "rating", weight: 0 },
    ]);
    expect(created(await create({ criteria: retained })).criteria).toEqual(retained);
  });

  it.each<[string, object, string[]]>([
    ["a choice without options", { criteria: [criterion("a", { kind: "choice" })] }, ["criteria.0.options"]],
    [
      "a choice of one",
      { criteria: [criterion("a", { kind: "choice", options: ["x"] })] },
      ["criteria.0.options"],
    ],
    [
      "options of a text",
      { criteria: [criterion("a", { kind: "text", options: ["x", "y"] })] },
      ["criteria.0.options"],
    ],
    [
      "a weight of a text",
      { criteria: [criterion("a", { kind: "text", weight: 1 })] },
      ["criteria.0.weight"],
    ],
    [
      "a weight of a choice",
      { criteria: [criterion("a", { kind: "choice", options: ["x", "y"], weight: 1 })] },
      ["criteria.0.weight"],
    ],
    ["two equal keys", { criteria: [criterion("a"), criterion("a")] }, ["criteria.1.key"]],
    ["a key that is no slug", { criteria: [criterion("Über alles")] }, ["criteria.0.key"]],
    ["no title", { criteria: [{ key: "a" }] }, ["criteria.0.title"]],
    ["an unknown kind", { criteria: [criterion("a", { kind: "stars" })] }, ["criteria.0.kind"]],
    ["a weight over 100", { criteria: [criterion("a", { weight: 101 })] }, ["criteria.0.weight"]],
    [
      "a key of a criterion that is none",
      { criteria: [criterion("a", { colour: 1 })] },
      ["criteria.0.colour"],
    ],
    [
      "51 criteria",
      { criteria: Array.from({ length: 51 }, (_, index) => criterion(`k${index}`)) },
      ["criteria"],
    ],
    ["a scale of one step", { scale_max: 1 }, ["scale_max"]],
    ["a scale of eleven steps", { scale_max: 11 }, ["scale_max"]],
    ["four labels for five steps", { scale_labels: ["a", "b", "c", "d"] }, ["scale_labels"]],
    ["no rhythm of months", { frequency_months: 0 }, ["frequency_months"]],
    ["a rhythm of 61 months", { frequency_months: 61 }, ["frequency_months"]],
    ["due in no days", { default_due_days: 0 }, ["default_due_days"]],
    ["due in 366 days", { default_due_days: 366 }, ["default_due_days"]],
    ["an unknown category", { category: "medical" }, ["category"]],
    ["no category", { category: null }, ["category"]],
  ])("is refused with %s", async (_, fields, paths) => {
    const reply = await create(fields);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, paths]);
  });

  it("has a label for each step, also when the scale changes", async () => {
    const type = created(await create({ scale_max: 3, scale_labels: ["low", "fair", "high"] }));
    const path = `/evaluation-types/${type.id}`;
    const reply = await acme.owner.patch(path, { scale_max: 4 });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["scale_labels"]]);
    shown(await acme.owner.patch(path, { scale_max: 2, scale_labels: ["no", "yes"] }));
    shown(await acme.owner.patch(path, { scale_max: 4, scale_labels: null }));
  });

  it("may get another category as long as it is not used", async () => {
    const type = created(await create({ category: "other" }));
    expect(
      shown(await acme.owner.patch(`/evaluation-types/${type.id}`, { category: "salary" })).category,
    ).toBe("salary");
  });

  it("is written by manage-performance too", async () => {
    const performance = await acme.scoped("manage-performance");
    const id = await add(performance, "evaluation-types", { name: "By performance", category: "other" });
    shown(await performance.patch(`/evaluation-types/${id}`, { is_active: false }));
    expect((await performance.delete(`/evaluation-types/${id}`)).status).toBe(204);
    expect((await performance.post("/levels", { name: "No" })).status).toBe(403);
  });

  it("is found by category, activity, self-review and rhythm", async () => {
    const names = async (query: string) =>
      (await acme.owner.get(`/evaluation-types?search=evaluation&${query}`)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      );
    await add(acme.owner, "evaluation-types", {
      name: "Quick evaluation",
      category: "other",
      is_active: false,
      has_self_review: false,
      frequency_months: 1,
    });
    expect(await names("category=other")).toEqual(["Quick evaluation"]);
    expect(await names("is_active=false")).toEqual(["Quick evaluation"]);
    expect(await names("has_self_review=false")).toEqual(["Quick evaluation"]);
    expect(await names("frequency_months=6,12")).toEqual(["Salary evaluation", "Technical evaluation"]);
    expect(await names("sort=category")).toEqual([
      "Quick evaluation",
      "Salary evaluation",
      "Technical evaluation",
    ]);
  });

  it("refuses a field that does not exist", async () => {
    refused(await create({ form: [] }), { form: "The form field is not a field of evaluation-types." });
  });
});
