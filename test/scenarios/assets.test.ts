import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import {
  act,
  add,
  conflicting,
  created,
  day,
  forbidden,
  hire,
  ids,
  read,
  refused,
  shown,
} from "./company.ts";

const { app, acme, owner } = testCompany();

let laptop: string;
let card: string;
let ana: string;
let ben: string;
let mia: string;
let asAna: Caller;
let asBen: Caller;
let asMia: Caller;

beforeAll(async () => {
  laptop = await add(owner, "asset-types", { name: "Laptop", useful_life_months: 36 });
  card = await add(owner, "asset-types", { name: "Access card", requires_acceptance: true });
  mia = await hire(owner, "Mia Vogel");
  ana = await hire(owner, "Ana Pop", { manager_employee_id: mia });
  ben = await hire(owner, "Ben Ode");
  asAna = await acme.callerFor(ana);
  asBen = await acme.callerFor(ben);
  asMia = await acme.callerFor(mia);
});

const buy = (more: Record<string, unknown> = {}): Promise<string> =>
  add(owner, "assets", { name: "ThinkPad", asset_type_id: laptop, ...more });
const doTo = (id: string, action: string, body: Record<string, unknown> = {}, by = owner) =>
  act(by, `/assets/${id}`, action, body);
const done = async (...given: Parameters<typeof doTo>) => shown(await doTo(...given));
const asset = (id: string) => read(owner, `/assets/${id}`);

/** Runs the check on another day, and returns to the day before. */
async function on(date: string, check: () => Promise<void>): Promise<void> {
  const before = app.clock.now();
  app.clock.set(new Date(`${date}T10:00:00Z`));
  try {
    await check();
  } finally {
    app.clock.set(before);
  }
}

describe("the book value", () => {
  it("goes down with each whole month since the purchase, until the salvage value", async () => {
    const id = await buy({ purchase_cost: 1200, purchase_date: "2025-01-15" });
    expect(await asset(id)).toMatchObject({ useful_life_months: 36, book_value: 633.33, currency: "EUR" });
    const worth = async () => (await asset(id)).book_value;
    await on("2026-07-15", async () => expect(await worth()).toBe(600));
    await on("2028-01-14", async () => expect(await worth()).toBe(33.33));
    await on("2028-01-15", async () => expect(await worth()).toBe(0));
    await on("2031-01-01", async () => expect(await worth()).toBe(0));
  });

  it("counts a month that ends on the last day of a shorter month", async () => {
    const id = await buy({
      purchase_cost: 2499.99,
      salvage_value: 300,
      useful_life_months: 48,
      purchase_date: "2024-03-31",
    });
    expect(await asset(id)).toMatchObject({ book_value: 1262.5 });
    const at = async (date: string): Promise<number> => {
      const { data } = (await owner.get(`/assets/getters/asset-summary?id=${id}&date=${date}`)).body;
      return data.values[0].book_value;
    };
    // 10 months, then 11: (2499.99 - 300) * 11 / 48 is 504.1643…
    expect(await at("2025-02-27")).toBe(2041.66);
    expect(await at("2025-02-28")).toBe(1995.83);
    expect(await at("2024-01-01")).toBe(2499.99);
  });

  it("is the cost without a useful life, and unknown without a cost or a date", async () => {
    const forever = { purchase_cost: 90, purchase_date: "2020-01-01", useful_life_months: null };
    expect(await asset(await buy(forever))).toMatchObject({ book_value: 90, useful_life_months: null });
    expect(await asset(await buy({ purchase_cost: 90 }))).toMatchObject({ book_value: null });
    expect(await asset(await buy({ purchase_date: "2026-01-01" }))).toMatchObject({ book_value: null });
  });
});

it("is assigned, handed on and taken back, and its history does not overlap", async () => {
  const id = await buy();
  await done(id, "assign", { employee_id: ana, assigned_on: "2026-03-01" });
  expect(await asset(id)).toMatchObject({
    status: "assigned",
    employee_id: ana,
    assigned_on: day("2026-03-01"),
  });
  await done(id, "transfer", { employee_id: ben, transferred_on: "2026-06-10", condition: "good" });
  refused(await doTo(id, "transfer", { employee_id: ben }), {
    employee_id: "The asset is already assigned to this employee.",
  });
  refused(await doTo(id, "return", { returned_on: "2026-06-09" }), {
    returned_on: "The returned on field must be a date after or equal to assigned on.",
  });
  expect(await done(id, "return", { returned_on: "2026-07-01" })).toMatchObject({
    status: "available",
    employee_id: null,
    assigned_on: null,
    condition: "good",
  });
  const { body } = await owner.get(`/asset-assignments?asset_id=${id}&sort=assigned_on`);
  expect(body.data.map((row: { attributes: object }) => row.attributes)).toMatchObject([
    { employee_id: ana, returned_on: day("2026-06-10"), days_held: 101, outcome: "transferred" },
    {
      employee_id: ben,
      returned_on: day("2026-07-01"),
      days_held: 21,
      outcome: "returned",
      status: "closed",
    },
  ]);
  refused(await doTo(id, "assign", { employee_id: mia, assigned_on: "2026-06-30" }), {
    assigned_on: "The assigned on field must be a date after or equal to 2026-07-01.",
  });
  const withHistory = await owner.get(`/assets/${id}?related=assignments`);
  expect(withHistory.body.data.relationships.assignments).toHaveLength(2);
  conflicting(
    await owner.delete(`/assets/${id}`),
    "The asset is still referred to by 2 assignments; retire it instead.",
  );
  expect((await owner.post("/asset-assignments", { asset_id: id })).status).toBe(405);
});

it("is assigned only to people who are or will soon be employed", async () => {
  const id = await buy();
  const gone = await hire(owner, "Gone Away", { termination_date: "2026-05-31" });
  refused(await doTo(id, "assign", { employee_id: gone }), {
    employee_id: "The selected employee id is invalid.",
  });
  const soon = await hire(owner, "Soon Here", { start_date: "2026-08-01" });
  refused(await doTo(id, "assign", { employee_id: soon, assigned_on: "2026-07-01" }), {
    assigned_on: "The assigned on field must be a date after or equal to 2026-07-02.",
  });
  refused(await doTo(id, "assign", { employee_id: soon, assigned_on: "2026-07-15" }), {
    assigned_on: "The assigned on field must be a date before or equal to today.",
  });
  refused(await doTo(id, "assign", { employee_id: soon, expected_return_date: "2026-07-13" }), {
    expected_return_date: "The expected return date field must be a date after or equal to assigned on.",
  });
  await done(id, "assign", { employee_id: soon, assigned_on: "2026-07-02" });
  refused(await doTo(id, "assign", { employee_id: ana }), {
    action: "An asset that is assigned cannot be assigned.",
  });
});

describe("the acceptance of a hand-over", () => {
  const handOver = async (): Promise<string> => {
    const id = await buy({ asset_type_id: card, name: "Card" });
    await done(id, "assign", { employee_id: ana });
    return ids(await owner.get(`/asset-assignments?asset_id=${id}`))[0]!;
  };

  it("is up to the person, not to the manager", async () => {
    const id = await handOver();
    expect(await read(asMia, `/asset-assignments/${id}`)).toMatchObject({ status: "pending_acceptance" });
    forbidden(await act(asMia, `/asset-assignments/${id}`, "accept"));
    const accepted = shown(await act(asAna, `/asset-assignments/${id}`, "accept"));
    expect(accepted).toMatchObject({ status: "active", accepted_at: expect.stringMatching(/^2026-07-14T/) });
    refused(await act(asAna, `/asset-assignments/${id}`, "accept"), {
      action: "There is nothing to accept.",
    });
    refused(await act(asAna, `/asset-assignments/${id}`, "decline", { reason: "Too late" }), {
      action: "There is nothing to accept.",
    });
  });

  it("can be declined with a reason, which returns the asset", async () => {
    const id = await handOver();
    refused(await act(asAna, `/asset-assignments/${id}`, "decline"), {
      reason: "The reason field is required.",
    });
    const declined = shown(await act(asAna, `/asset-assignments/${id}`, "decline", { reason: "Not mine." }));
    expect(declined).toMatchObject({
      status: "closed",
      outcome: "returned",
      notes: "Not mine.",
      days_held: 0,
    });
    expect(await asset(declined.asset_id)).toMatchObject({ status: "available", employee_id: null });
  });

  it("is needed only if the type required it at the hand-over", async () => {
    const id = await handOver();
    shown(await owner.patch(`/asset-types/${card}`, { requires_acceptance: false }));
    expect(await read(owner, `/asset-assignments/${id}`)).toMatchObject({ status: "pending_acceptance" });
    expect(await read(owner, `/asset-assignments/${await handOver()}`)).toMatchObject({ status: "active" });
    shown(await owner.patch(`/asset-types/${card}`, { requires_acceptance: true }));
  });
});

it("is overdue the day after the expected return", async () => {
  const id = await buy();
  await done(id, "assign", {
    employee_id: ben,
    assigned_on: "2026-07-01",
    expected_return_date: "2026-07-13",
  });
  expect(await asset(id)).toMatchObject({ is_overdue: true, expected_return_date: day("2026-07-13") });
  expect(ids(await owner.get("/assets?is_overdue=true"))).toContain(id);
  const [assignment] = ids(await owner.get(`/asset-assignments?is_overdue=true&asset_id=${id}`));
  shown(await owner.patch(`/asset-assignments/${assignment}`, { expected_return_date: "2026-07-14" }));
  expect(await asset(id)).toMatchObject({ is_overdue: false });
  const noted = await owner.get(`/audit-log?resource_id=${id}&event=assets.updated`);
  expect(noted.body.data).toHaveLength(1);
  await done(id, "return");
  expect(ids(await owner.get("/assets?is_overdue=true"))).not.toContain(id);
  refused(await owner.patch(`/asset-assignments/${assignment}`, { expected_return_date: "2026-08-01" }), {
    expected_return_date: "The expected return date field cannot be changed once the asset is returned.",
  });
});

it("is expected back on the last day of somebody who leaves, and stays with them until then", async () => {
  const leaver = await hire(owner, "Leo Parting");
  const held = [await buy(), await buy()];
  await done(held[0]!, "assign", { employee_id: leaver, assigned_on: "2026-02-01" });
  const long = { assigned_on: "2026-02-01", expected_return_date: "2026-12-31" };
  await done(held[1]!, "assign", { employee_id: leaver, ...long });
  const related = await owner.get(`/employees/${leaver}?related=assets`);
  expect(related.body.data.relationships.assets.map(({ id }: { id: string }) => id)).toEqual(held);
  const archived = await owner.post("/employees/actions?action=archive", { repositories: [leaver] });
  expect(archived.body.message).toBe(
    "Archived 1 employee. 0 reports were moved; 2 assets are still with them.",
  );
  for (const id of held)
    expect(await asset(id)).toMatchObject({
      status: "assigned",
      employee_id: leaver,
      expected_return_date: day("2026-07-14"),
      is_overdue: false,
    });
  await on("2026-07-15", async () => {
    for (const id of held) expect(await asset(id)).toMatchObject({ is_overdue: true });
  });
  expect((await owner.delete(`/employees/${leaver}`)).status).toBe(409);
});

it("is retired with what it was sold for, and its book value stays", async () => {
  const id = await buy({ purchase_cost: 1200, purchase_date: "2025-01-15" });
  const { asset_tag } = await asset(id);
  await done(id, "assign", { employee_id: ana });
  refused(await doTo(id, "retire", { reason: "sold" }), {
    action: "The asset is still assigned; return it first.",
  });
  await done(id, "return");
  refused(await doTo(id, "retire", { reason: "scrapped", disposal_value: 5 }), {
    disposal_value: "The disposal value field is prohibited unless reason is sold.",
  });
  refused(await doTo(id, "retire", { reason: "sold", retired_on: "2025-01-14" }), {
    retired_on: "The retired on field must be a date after or equal to purchase date.",
  });
  const retired = await done(id, "retire", { reason: "sold", disposal_value: 150 });
  expect(retired).toMatchObject({
    status: "retired",
    retired_on: day("2026-07-14"),
    retirement_reason: "sold",
    disposal_value: 150,
    book_value: 633.33,
  });
  await on("2027-07-14", async () => expect(await asset(id)).toMatchObject({ book_value: 633.33 }));
  refused(await doTo(id, "assign", { employee_id: ana }), {
    action: "An asset that is retired cannot be assigned.",
  });
  refused(await owner.patch(`/assets/${id}`, { name: "Other", notes: "Sold to Ana." }), {
    name: "The name field cannot be changed once the asset is retired.",
  });
  shown(await owner.patch(`/assets/${id}`, { notes: "Sold to Ana.", name: "ThinkPad" }));
  refused(
    await owner.post("/assets", { name: "New", asset_type_id: laptop, asset_tag: asset_tag.toLowerCase() }),
    {
      asset_tag: "The asset tag has already been taken.",
    },
  );
  expect(await done(id, "unretire")).toMatchObject({
    status: "available",
    retired_on: null,
    retirement_reason: null,
    disposal_value: null,
  });
});

it("is shown to its holder without what it cost, and not at all to colleagues", async () => {
  const id = await buy({ purchase_cost: 900, supplier: "Shop", notes: "Spare" });
  await done(id, "assign", { employee_id: ana });
  const own = await read(asAna, `/assets/${id}`);
  expect(own).toMatchObject({ name: "ThinkPad", employee_id: ana });
  for (const hidden of [
    "purchase_cost",
    "book_value",
    "salvage_value",
    "supplier",
    "notes",
    "useful_life_months",
  ])
    expect(own).not.toHaveProperty(hidden);
  expect((await asBen.get(`/assets/${id}`)).status).toBe(404);
  expect((await asMia.get(`/assets/${id}`)).status).toBe(200);
  forbidden(await asAna.get("/assets?sort=purchase_cost"), "view-assets");
  forbidden(await asAna.get("/assets/getters/asset-summary"), "view-assets");
  forbidden(await doTo(id, "return", {}, asAna), "manage-assets");
  forbidden(await doTo(id, "report-lost", {}, asMia));
  const [assignment] = ids(await owner.get(`/asset-assignments?asset_id=${id}`));
  expect((await doTo(id, "report-lost", { notes: "On the train" }, asAna)).status).toBe(200);
  expect(await asset(id)).toMatchObject({ status: "lost", employee_id: null, notes: "Spare" });
  expect(await read(asAna, `/asset-assignments/${assignment}`)).toMatchObject({
    outcome: "lost",
    notes: "On the train",
    condition_in: null,
  });
  expect((await asAna.get(`/assets/${id}`)).status).toBe(404);
  expect(await done(id, "recover", { condition: "fair", notes: "Found" })).toMatchObject({
    status: "available",
    condition: "fair",
    notes: "Spare\nFound",
  });
});

it("goes to repair and comes back", async () => {
  const id = await buy();
  await done(id, "assign", { employee_id: ana });
  expect(await done(id, "return", { needs_repair: true, condition: "broken" })).toMatchObject({
    status: "in_repair",
    condition: "broken",
  });
  refused(await doTo(id, "assign", { employee_id: ana }), {
    action: "An asset that is in repair cannot be assigned.",
  });
  expect(await done(id, "finish-repair", { condition: "good" })).toMatchObject({
    status: "available",
    condition: "good",
  });
  expect(await done(id, "send-to-repair", { notes: "Fan" })).toMatchObject({
    status: "in_repair",
    notes: "Fan",
  });
  const open = await owner.get(`/assets/${id}?actions=all`);
  const names = open.body.data.meta.actions.filter((one: { open: boolean }) => one.open);
  expect(names.map(({ name }: { name: string }) => name)).toEqual(["finish-repair", "report-lost", "retire"]);
});

describe("the tag", () => {
  it("is the next number of the prefix, and no number is given twice", async () => {
    const type = created(await owner.post("/asset-types", { name: "Lamp" }));
    expect(type).toMatchObject({ tag_prefix: "LAM" });
    expect(created(await owner.post("/asset-types", { name: "Lamé cloth" }))).toMatchObject({
      tag_prefix: "LAM2",
    });
    const lamp = (more: object = {}) =>
      owner.post("/assets", { name: "Lamp", asset_type_id: type.id, ...more });
    expect(created(await lamp())).toMatchObject({ asset_tag: "LAM-00001" });
    const second = created(await lamp());
    expect(second).toMatchObject({ asset_tag: "LAM-00002" });
    expect((await owner.delete(`/assets/${second.id}`)).status).toBe(204);
    expect(created(await lamp())).toMatchObject({ asset_tag: "LAM-00003" });
    expect(created(await lamp({ asset_tag: "lam-00005" }))).toMatchObject({ asset_tag: "lam-00005" });
    expect(created(await lamp())).toMatchObject({ asset_tag: "LAM-00006" });
    const several = await owner.post("/assets/bulk", [
      { name: "One", asset_type_id: type.id },
      { name: "Two", asset_type_id: type.id },
    ]);
    expect(several.body.data.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      { asset_tag: "LAM-00007" },
      { asset_tag: "LAM-00008" },
    ]);
    conflicting(
      await owner.delete(`/asset-types/${type.id}`),
      "The asset type is still referred to by 6 assets.",
    );
  });

  it("is unique, like the serial number within the type", async () => {
    await buy({ asset_tag: "X-1", serial_number: "sn1" });
    refused(
      await owner.post("/assets", {
        name: "A",
        asset_type_id: laptop,
        asset_tag: "x-1",
        serial_number: "SN1",
      }),
      {
        asset_tag: "The asset tag has already been taken.",
        serial_number: "The serial number has already been taken.",
      },
    );
    expect(await asset(await buy({ asset_type_id: card, serial_number: "SN1" }))).toMatchObject({
      serial_number: "SN1",
    });
  });
});

it("refuses values that contradict each other", async () => {
  const body = { name: "A", asset_type_id: laptop };
  refused(await owner.post("/assets", { ...body, purchase_cost: 1000, salvage_value: 2000 }), {
    salvage_value: "The salvage value field must be less than or equal to purchase cost.",
  });
  refused(await owner.post("/assets", { ...body, purchase_date: "2026-07-15" }), {
    purchase_date: "The purchase date field must be a date before or equal to today.",
  });
  refused(await owner.post("/assets", { ...body, status: "assigned" }), {
    status: "The selected status is invalid.",
  });
  const id = await buy({ status: "in_repair" });
  expect(shown(await owner.patch(`/assets/${id}`, { status: "lost" }))).toMatchObject({
    status: "in_repair",
  });
});

it("is counted and valued by the summary", async () => {
  const type = await add(owner, "asset-types", { name: "Phone", useful_life_months: 24 });
  const phone = (more: object = {}) => buy({ name: "Phone", asset_type_id: type, ...more });
  await phone({ purchase_cost: 600, purchase_date: "2026-01-14", warranty_until: "2026-09-12" });
  const held = [await phone({ purchase_cost: 300 }), await phone()];
  await done(held[0]!, "assign", {
    employee_id: ana,
    assigned_on: "2026-07-01",
    expected_return_date: "2026-07-02",
  });
  await done(held[1]!, "assign", { employee_id: ben });
  await phone({ status: "in_repair", warranty_until: "2026-09-13" });
  await done(await phone(), "report-lost");
  for (const reason of ["sold", "scrapped"])
    await done(await phone({ purchase_cost: 100, warranty_until: "2026-07-20" }), "retire", { reason });
  const summary = async (query = "") =>
    (await owner.get(`/assets/getters/asset-summary?asset_type_id=${type}${query}`)).body.data;
  expect(await summary()).toMatchObject({
    as_of: day("2026-07-14"),
    ...{ total: 5, available: 1, assigned: 2, in_repair: 1, lost: 1, retired: 2 },
    ...{ overdue: 1, warranty_expiring: 1, utilization_rate: 66.67 },
    values: [{ currency: "EUR", purchase_cost: 900, book_value: 450, undepreciated: 3, undated: 1 }],
    by_type: [{ id: type, name: "Phone", total: 5, available: 1, assigned: 2, in_repair: 1, lost: 1 }],
  });
  expect((await summary("&date=2026-02-14")).values).toMatchObject([{ book_value: 575 }]);
  const all = (await owner.get("/assets/getters/asset-summary")).body.data;
  const sumOf = (name: string) =>
    all.by_type.reduce((sum: number, row: Record<string, number>) => sum + row[name]!, 0);
  for (const name of ["total", "available", "assigned", "in_repair", "lost"])
    expect(sumOf(name)).toBe(all[name]);
  const reply = await owner.get("/assets/getters/asset-summary?date=2026-07-15");
  refused(reply, { date: "The date parameter must be a date before or equal to today." });
});

describe("labels", () => {
  const labelsOf = (by: Caller, body: Record<string, unknown>, query = "") =>
    app.request("POST", `/assets/actions?action=download-labels${query}`, { key: by.key, body });

  it("are sheets of 24 in the order of the tags, from a label on that is not used up", async () => {
    const first = await buy({ name: "Label one", asset_tag: "LBL-00001", serial_number: "SN-LABEL" });
    const second = await buy({ name: "Label two", asset_tag: "LBL-00002" });
    const reply = await labelsOf(owner, { repositories: [second, first] });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(reply.headers.get("content-disposition")).toContain("asset-labels-2026-07-14.pdf");
    const [page, ...others] = pagesOf(reply.bytes);
    expect(others).toEqual([]);
    expect(page).toMatch(/LBL-00001\s+LBL-00002\s+Label one\s+Label two\s+SN-LABEL/);
    const late = await labelsOf(
      owner,
      { repositories: [first, second], first_label: 24 },
      "&sort=-asset_tag",
    );
    expect(pagesOf(late.bytes).map((text) => text.match(/LBL-\d+/g))).toEqual([["LBL-00002"], ["LBL-00001"]]);
    const all = await labelsOf(owner, { repositories: "all" }, "&search=label two");
    expect(pagesOf(all.bytes).map((text) => text.match(/LBL-\d+/g))).toEqual([["LBL-00002"]]);
  });

  it("are of assets that one sees, and begin on the sheet", async () => {
    const id = await buy();
    const outOfSight = await labelsOf(asBen, { repositories: [id] });
    expect([outOfSight.status, outOfSight.body.errors]).toEqual([
      404,
      { "repositories.0": expect.anything() },
    ]);
    const below = await labelsOf(owner, { repositories: [id], first_label: 25 });
    expect([below.status, Object.keys(below.body.errors)]).toEqual([422, ["first_label"]]);
  });
});
