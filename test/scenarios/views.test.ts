import { beforeEach, describe, expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, ids, read, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";

const { app, acme, owner } = testCompany();

let count = 0;
let ana: Colleague;
let ben: Colleague;

beforeEach(async () => {
  app.clock.set(new Date("2026-07-14T10:00:00Z"));
  count++;
  ana = await colleague(app, acme, `Ana Viewer${count}`);
  ben = await colleague(app, acme, `Ben Viewer${count}`);
});

const named = () => `Starting soon ${count}`;
const saved = (more: Record<string, unknown> = {}) => ({
  name: named(),
  resource: "employees",
  filters: { start_date: "next_30_days", where: "status=active|-level_id=null" },
  sort: "start_date,-id",
  columns: ["position_id", "start_date"],
  density: "compact",
  ...more,
});
const create = (by: Colleague, more = {}) => by.session.send("POST", "/views", saved(more));
const seenBy = async ({ session }: Colleague): Promise<string[]> =>
  (await session.get(`/views?search=${encodeURIComponent(named())}`)).body.data.map(
    ({ id }: { id: string }) => id,
  );

describe("sight", () => {
  test("a view is its owner's until it is shared with roles or with everyone", async () => {
    const view = created(await create(ana));
    expect(view).toMatchObject({
      ...saved(),
      layout: "list",
      shared_with: "nobody",
      is_own: true,
      is_pinned: false,
      is_default: false,
      owner_name: `Ana Viewer${count}`,
      user_id: ana.account,
    });
    const path = `/views/${view.id}`;
    expect((await owner.get(path)).status).toBe(404);
    expect(await seenBy(ben)).toEqual([]);

    const change = (body: object) => ana.session.send("PATCH", path, body);
    shown(await change({ shared_with: "roles", role_ids: [ben.role] }));
    expect(await seenBy(ben)).toEqual([view.id]);
    expect(shown(await ben.session.get(path))).toMatchObject({ is_own: false });
    expect((await owner.get(path)).status).toBe(404);

    shown(await change({ shared_with: "everyone" }));
    expect((await owner.get(path)).status).toBe(200);
    shown(await change({ shared_with: "nobody" }));
    expect(await seenBy(ben)).toEqual([]);
  });

  test("who reads a view can neither change nor delete it; managers of the workspace can", async () => {
    const { id } = created(await create(ana, { shared_with: "everyone" }));
    forbidden(await ben.session.send("PATCH", `/views/${id}`, { name: "Mine" }));
    forbidden(await ben.session.send("DELETE", `/views/${id}`));
    expect(shown(await owner.patch(`/views/${id}`, { density: null }))).toMatchObject({ density: null });
    expect((await owner.delete(`/views/${id}`)).status).toBe(204);
  });

  test("sharing with roles names the roles", async () => {
    refused(await create(ana, { shared_with: "roles" }), {
      role_ids: "The role ids field is required when shared with is roles.",
    });
    const { id } = created(await create(ana, { shared_with: "roles", role_ids: [ben.role] }));
    refused(await ana.session.send("PATCH", `/views/${id}`, { role_ids: [] }), {
      role_ids: "The role ids field is required when shared with is roles.",
    });
  });

  test("deleting a role leaves the view with its other roles", async () => {
    const spare = await add(owner, "roles", { name: `Spare ${count}`, permissions: [] });
    const { id } = created(await create(ana, { shared_with: "roles", role_ids: [ben.role, spare] }));
    expect((await owner.delete(`/roles/${spare}`)).status).toBe(204);
    expect(shown(await ana.session.get(`/views/${id}`))).toMatchObject({ role_ids: [ben.role] });
  });
});

describe("what a view arranges", () => {
  test("is checked as the list itself would check it, and everything wrong is named", async () => {
    refused(await create(ana, { resource: "employes" }), {
      resource: "The selected resource is invalid.",
    });
    const reply = await create(ana, {
      filters: {
        status: "asleep",
        colour: "red",
        search: "no filter",
        where: "status=active|",
        start_date: "next_year_or_so",
      },
      columns: ["position_id", "shoe_size"],
      group_by: "status",
    });
    expect(Object.keys(reply.body.errors).sort()).toEqual([
      ...[
        "columns.1",
        "filters.colour",
        "filters.search",
        "filters.start_date",
        "filters.status",
        "filters.where",
      ],
      "group_by",
    ]);
    expect(reply.body.errors["columns.1"]).toEqual(["shoe_size is not a field of employees."]);
    expect(reply.body.allowed["filters.status"]).toContain("active");
    refused(await create(ana, { sort: "shoe_size" }), {
      sort: "shoe_size is not a sortable field of employees. Allowed: id, email, first_name, last_name, status, start_date, termination_date.",
    });
    expect(await seenBy(ana)).toEqual([]);
  });

  test("consists of texts that can be stored", async () => {
    const message = "The filters field must be valid text without NUL characters.";
    for (const text of ["a\u0000b", "\ud800"]) {
      refused(await create(ana, { filters: { first_name: text } }), { filters: message });
      refused(await create(ana, { filters: { [text]: "active" } }), { filters: message });
    }
  });

  test("a field behind a gate can be filtered by in a view only by who may filter by it", async () => {
    const gated = [{ contract_type: "internship" }, { where: "status=active|contract_type=internship" }];
    for (const filters of gated) {
      forbidden(await create(ana, { filters }), "view-employees");
      created(await owner.post("/views", saved({ filters })));
    }
    const unreadable = { resource: "webhooks", filters: {}, sort: null, columns: null };
    forbidden(await create(ana, unreadable), "manage-workspace");
  });

  test("widens nothing: who may not filter by a field is refused the list of the view", async () => {
    const filters = { contract_type: "internship" };
    const { id } = created(await owner.post("/views", saved({ filters, shared_with: "everyone" })));
    expect(shown(await ana.session.get(`/views/${id}`))).toMatchObject({ filters });
    forbidden(await ana.session.get("/employees?contract_type=internship"), "view-employees");
  });

  test("custom fields are filters and columns of a view", async () => {
    const slug = `shirt_${count}`;
    await add(owner, "custom-fields", {
      ...{ resource: "employees", name: `Shirt ${count}`, slug, type: "select" },
      options: [{ label: "Small" }, { label: "Large" }],
    });
    const field = `custom_fields.${slug}`;
    const arranged = { filters: { [field]: "small" }, columns: [field], sort: field };
    const { id } = created(await owner.post("/views", saved(arranged)));
    expect(await read(owner, `/views/${id}`)).toMatchObject(arranged);
    refused(await owner.post("/views", saved({ ...arranged, columns: ["custom_fields.hat"] })), {
      "columns.0": "custom_fields.hat is not a field of employees.",
    });
  });

  test("boards are views of lists that can be grouped", async () => {
    const board = { resource: "leads", layout: "board", group_by: "stage_id", filters: {}, sort: "-id" };
    const view = created(await owner.post("/views", saved({ ...board, columns: ["status"] })));
    expect(view).toMatchObject({ layout: "board", group_by: "stage_id" });
  });

  test("calendars and timelines are views of lists that are filtered by dates of the records", async () => {
    const plain = { filters: {}, sort: null, columns: null };
    const leave = { ...plain, resource: "holidays", layout: "calendar" };
    expect(created(await create(ana, leave))).toMatchObject({ layout: "calendar", group_by: null });
    const plan = { ...plain, resource: "project-assignments", layout: "timeline", group_by: "employee_id" };
    expect(created(await create(ana, plan))).toMatchObject({ layout: "timeline", group_by: "employee_id" });
    for (const [layout, how] of [
      ["board", "on a board"],
      ["calendar", "in a calendar"],
      ["timeline", "on a timeline"],
    ]) {
      const reply = await create(ana, { ...plain, resource: "levels", layout });
      refused(reply, { layout: `The levels cannot be shown ${how}.` });
      expect(reply.body.allowed.layout).toEqual(["list"]);
    }
  });

  test("a table is grouped by what its list offers as groups", async () => {
    const table = { resource: "tasks", filters: {}, sort: "position", columns: null };
    const view = created(await create(ana, { ...table, group_by: "project_id" }));
    expect(view).toMatchObject({ layout: "list", group_by: "project_id" });
    refused(await create(ana, { ...table, group_by: "name" }), {
      group_by: "The selected group by is invalid.",
    });
  });
});

describe("the default", () => {
  test("is one view of a list, shared with everyone, which managers of the workspace choose", async () => {
    forbidden(await create(ana, { shared_with: "everyone", is_default: true }), "manage-workspace");
    refused(await owner.post("/views", saved({ is_default: true })), {
      is_default: "Only a view that is shared with everyone can be the default.",
    });
    const first = created(await create(ana, { shared_with: "everyone" }));
    shown(await owner.patch(`/views/${first.id}`, { is_default: true }));
    // What is the default for everybody is not its owner's alone any more.
    forbidden(await ana.session.send("PATCH", `/views/${first.id}`, { density: null }), "manage-workspace");
    forbidden(await ana.session.send("DELETE", `/views/${first.id}`), "manage-workspace");

    const second = created(await owner.post("/views", saved({ shared_with: "everyone", is_default: true })));
    expect(ids(await owner.get("/views?is_default=true&resource=employees"))).toEqual([second.id]);
    refused(await owner.patch(`/views/${second.id}`, { shared_with: "nobody" }), {
      shared_with: "Only a view that is shared with everyone can be the default.",
    });
    expect((await owner.delete(`/views/${second.id}`)).status).toBe(204);
  });

  test("of two that are chosen at the same time, one is left", async () => {
    const bodies = [saved({ shared_with: "everyone" }), saved({ shared_with: "everyone" })];
    const made = await Promise.all(bodies.map((body) => add(owner, "views", body)));
    const replies = await Promise.all(made.map((id) => owner.patch(`/views/${id}`, { is_default: true })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(ids(await owner.get("/views?is_default=true&resource=employees"))).toHaveLength(1);
  });
});

describe("the navigation", () => {
  const pinned = async ({ session }: Colleague) =>
    (await session.get(`/views?is_pinned=true&search=${encodeURIComponent(named())}`)).body.data.length;
  const run = (by: Colleague, id: string, action: string) =>
    by.session.send("POST", `/views/${id}/actions?action=${action}`, {});

  test("has what a person has pinned, without telling others", async () => {
    const { id } = created(await create(ana, { shared_with: "everyone" }));
    expect([await pinned(ana), await pinned(ben)]).toEqual([0, 0]);
    expect(shown(await run(ben, id, "pin"))).toMatchObject({ is_pinned: true });
    expect([await pinned(ana), await pinned(ben)]).toEqual([0, 1]);
    shown(await run(ben, id, "unpin"));
    expect([await pinned(ana), await pinned(ben)]).toEqual([0, 0]);
  });

  test("has what is pinned for all, unless a person takes it out", async () => {
    forbidden(await create(ana, { shared_with: "everyone", is_pinned_for_all: true }), "manage-workspace");
    const { id } = created(await create(ana, { shared_with: "everyone" }));
    shown(await owner.patch(`/views/${id}`, { is_pinned_for_all: true }));
    expect([await pinned(ana), await pinned(ben)]).toEqual([1, 1]);
    shown(await run(ben, id, "unpin"));
    expect([await pinned(ana), await pinned(ben)]).toEqual([1, 0]);
  });

  test("a view out of sight cannot be pinned", async () => {
    const { id } = created(await create(ana));
    expect((await run(ben, id, "pin")).status).toBe(404);
    expect((await act(owner, `/views/${id}`, "pin")).status).toBe(404);
  });
});
