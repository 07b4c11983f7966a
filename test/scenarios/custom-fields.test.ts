import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { act, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

let app: TestApp;
let acme: TestWorkspace;
let owner: Caller;
let workspaces = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A workspace without any custom field. */
async function setUp(): Promise<void> {
  acme = await app.addWorkspace(`acme${++workspaces}`);
  owner = acme.owner;
}

const post = (body: object) => owner.post("/custom-fields", { resource: "clients", ...body });
const define = async (name: string, type: string, more: object = {}) =>
  created(await post({ name, type, ...more }));
let made = 0;
const createClient = (custom_fields: object, more: object = {}) =>
  owner.post("/clients", { name: `Client ${++made}`, custom_fields, ...more });
const client = async (custom_fields: object = {}): Promise<string> =>
  created(await createClient(custom_fields)).id;
const patch = (id: string, custom_fields: unknown) => owner.patch(`/clients/${id}`, { custom_fields });
const valuesOf = async (id: string) => (await read(owner, `/clients/${id}`)).custom_fields;
const definition = (id: string) => read(owner, `/custom-fields/${id}`);

describe("the definition of a field", () => {
  beforeAll(setUp);

  it("has a slug of its name, in plain letters, numbered when it is taken", async () => {
    const first = await define("Número de empleados", "number");
    expect(first).toMatchObject({
      slug: "numero_de_empleados",
      decimals: 0,
      position: 1,
      is_filterable: true,
    });
    refused(await post({ name: "número de EMPLEADOS", type: "text" }), {
      name: "The name has already been taken.",
    });
    expect((await define("Numero-de-empleados!", "text")).slug).toBe("numero_de_empleados_2");
    expect((await define("2. Größe", "text")).slug).toBe("field_2_grosse");
    expect((await define("Email", "text")).slug).toBe("email_2");
    expect(
      created(
        await owner.post("/custom-fields", {
          resource: "employees",
          name: "Número de empleados",
          type: "text",
        }),
      ).slug,
    ).toBe("numero_de_empleados");
  });

  it("reports validation errors", async () => {
    refused(await post({ name: "X", type: "text", slug: "Budget!" }), {
      slug: "The slug field format is invalid.",
    });
    refused(await post({ name: "X", type: "text", slug: "email" }), {
      slug: "The slug has already been taken.",
    });
    refused(await post({ name: "X", type: "text", options: [{ label: "A" }] }), {
      options: "The options field is prohibited unless type is select or multi_select.",
    });
    refused(await post({ name: "X", type: "select" }), {
      options: "The options field is required when type is select.",
    });
    refused(await post({ name: "X", type: "select", options: [{ label: "Gold" }, { label: "gold" }] }), {
      "options.1.value": "The options.1.value field has a duplicate value.",
    });
    refused(
      await post({ name: "X", type: "select", options: [{ label: "Gold" }], default_value: "silver" }),
      {
        default_value: "The default value field is invalid.",
      },
    );
    refused(await post({ name: "X", type: "number", min: 3, max: 2 }), {
      max: "The max field must be greater than or equal to min.",
    });
    refused(await post({ name: "X", type: "date", min: "2026-02-30", max_length: 3, is_unique: true }), {
      max_length: "The max length field is prohibited when type is date.",
      is_unique: "The is unique field is prohibited when type is date.",
      min: "The min field must be a valid date.",
    });
    refused(await post({ name: "X", type: "boolean", is_required: true, access: "restricted" }), {
      is_required: "The is required field is prohibited when type is boolean.",
      access: "The access field is prohibited unless resource is employees.",
    });
    refused(await owner.post("/custom-fields", { resource: "projects" }), {
      resource: "The selected resource is invalid.",
      name: "The name field is required.",
      type: "The type field is required.",
    });
  });

  it("keeps what it is", async () => {
    const { id } = await define("Fixed", "text");
    refused(await owner.patch(`/custom-fields/${id}`, { type: "number", slug: "other", resource: "leads" }), {
      type: "The type field cannot be changed.",
      slug: "The slug field cannot be changed.",
      resource: "The resource field cannot be changed.",
    });
  });

  it("is read by all and written with manage-custom-fields", async () => {
    const reader = await acme.scoped("manage-clients");
    expect((await reader.get("/custom-fields")).status).toBe(200);
    forbidden(
      await reader.post("/custom-fields", { resource: "clients", name: "No", type: "text" }),
      "manage-custom-fields",
    );
  });
});

describe("the places of fields", () => {
  beforeAll(setUp);
  const order = async () =>
    (await owner.get("/custom-fields?resource=clients&archived=false&perPage=100")).body.data.map(
      ({ attributes }: { attributes: { slug: string; position: number } }) =>
        `${attributes.position} ${attributes.slug}`,
    );

  it("are 1 to n, whatever comes, goes and moves", async () => {
    const made = [];
    for (const name of ["a", "b", "c", "d"]) made.push((await define(name, "text")).id);
    const [a, b, , d] = made;
    shown(await owner.patch(`/custom-fields/${d}`, { position: 1 }));
    expect(await order()).toEqual(["1 d", "2 a", "3 b", "4 c"]);
    expect((await define("e", "text", { position: 2 })).position).toBe(2);
    expect(await order()).toEqual(["1 d", "2 e", "3 a", "4 b", "5 c"]);
    shown(await owner.patch(`/custom-fields/${d}`, { position: 4 }));
    expect(await order()).toEqual(["1 e", "2 a", "3 b", "4 d", "5 c"]);
    expect(shown(await act(owner, `/custom-fields/${a}`, "archive")).position).toBeNull();
    expect(await order()).toEqual(["1 e", "2 b", "3 d", "4 c"]);
    expect((await owner.delete(`/custom-fields/${b}`)).status).toBe(204);
    expect(shown(await act(owner, `/custom-fields/${a}`, "restore")).position).toBe(4);
    expect(await order()).toEqual(["1 e", "2 d", "3 c", "4 a"]);
  });

  it("follow the order of a request that names all", async () => {
    const all = ids(await owner.get("/custom-fields?resource=clients&archived=false"));
    const reorder = (repositories: string[]) =>
      owner.post("/custom-fields/actions?action=reorder", { repositories });
    expect((await reorder(all.toReversed())).status).toBe(200);
    expect(await order()).toEqual(["1 a", "2 c", "3 d", "4 e"]);
    refused(await reorder(all.slice(1)), {
      repositories: "The repositories field must name every custom field of the resource.",
    });
    const other = created(
      await owner.post("/custom-fields", { resource: "employees", name: "x", type: "text" }),
    ).id;
    refused(await reorder([...all, other]), { "repositories.4": "The custom field is of another resource." });
  });
});

describe("a value", () => {
  beforeAll(setUp);

  it("is exact, merged by slug and cleared by null", async () => {
    await define("Budget", "number", { decimals: 2 });
    await define("Note", "text");
    const id = await client({ budget: 1500.5, note: "kept" });
    expect(await valuesOf(id)).toEqual({ budget: 1500.5, note: "kept" });
    refused(await createClient({ budget: "1500.555", what: 1 }), {
      "custom_fields.what": "The what field is not a custom field of clients.",
      "custom_fields.budget": "The custom_fields.budget field must have at most 2 decimal places.",
    });
    expect(shown(await patch(id, { budget: "0012.30" })).custom_fields).toEqual({
      budget: 12.3,
      note: "kept",
    });
    expect(shown(await patch(id, { budget: null })).custom_fields).toEqual({ budget: null, note: "kept" });
    for (const wrong of [[], "x", 1, null])
      refused(await patch(id, wrong), { custom_fields: "The custom_fields field must be an object." });
    const { data } = (await owner.get(`/audit-log?resource_id=${id}`)).body;
    expect(data[0].attributes.changes).toEqual({ "custom_fields.budget": { from: 12.3, to: null } });
  });

  it("is of its type", async () => {
    const ana = await hire(owner, "Ana Pop");
    await define("Since", "date", { min: "2020-01-01" });
    await define("At", "datetime");
    await define("Done", "boolean");
    await define("Mail", "email");
    await define("Site", "url");
    await define("Call", "phone");
    await define("Story", "textarea", { min_length: 3 });
    await define("Who", "employee");
    const choices = [{ label: "Red" }, { label: "Blue" }, { label: "Old", is_archived: true }];
    await define("Colours", "multi_select", { options: choices });
    const id = await client({
      since: "2026-07-14",
      at: "2026-07-14T12:30:00.5+02:00",
      done: false,
      mail: "A@x.test",
      site: "https://x.test/a",
      call: " 07 ",
      story: "one\ntwo",
      who: ana.toLowerCase(),
      colours: ["blue", "red"],
    });
    expect(await valuesOf(id)).toMatchObject({
      since: "2026-07-14T00:00:00.000000Z",
      at: "2026-07-14T10:30:00.500000Z",
      done: false,
      mail: "A@x.test",
      call: "07",
      story: "one\ntwo",
      who: ana,
      colours: ["red", "blue"],
    });
    expect(shown(await patch(id, { colours: [] })).custom_fields.colours).toBeNull();
    refused(
      await patch(id, {
        since: "2019-12-31",
        at: "2026-07-14",
        done: "yes",
        mail: "nobody",
        site: "ftp://x.test",
        call: "1".repeat(51),
        story: "ab",
        who: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        colours: ["red", "old"],
      }),
      {
        "custom_fields.since": "The custom_fields.since field must be a date after or equal to 2020-01-01.",
        "custom_fields.at": "The custom_fields.at field must be a valid date-time with an offset.",
        "custom_fields.done": "The custom_fields.done field must be true or false.",
        "custom_fields.mail": "The custom_fields.mail field must be a valid email address.",
        "custom_fields.site": "The custom_fields.site field must be a valid URL.",
        "custom_fields.call": "The custom_fields.call field must not be greater than 50 characters.",
        "custom_fields.story": "The custom_fields.story field must be at least 3 characters.",
        "custom_fields.who": "The selected custom_fields.who is invalid.",
        "custom_fields.colours.1": "The selected custom_fields.colours.1 is invalid.",
      },
    );
    refused(await patch(id, { colours: ["red", "blue", "red"] }), {
      "custom_fields.colours": "The custom_fields.colours field has a duplicate value.",
    });
    const { allowed } = (await patch(id, { colours: ["red", "old"], who: "nobody" })).body;
    expect(allowed).toEqual({ "custom_fields.colours.1": ["red", "blue"] });
    // What was read can be sent back.
    shown(await patch(id, await valuesOf(id)));
    shown(await act(owner, `/employees/${ana}`, "archive"));
    shown(await patch(id, { who: ana, call: "08" }));
    refused(await createClient({ who: ana }), {
      "custom_fields.who": "The selected custom_fields.who is invalid.",
    });
    const blank = { since: "", at: " ", done: "", mail: "", call: "", who: "", colours: "" };
    expect(shown(await patch(id, blank)).custom_fields).toMatchObject(
      Object.fromEntries(Object.keys(blank).map((slug) => [slug, null])),
    );
  });

  it("that is required must be there on creation and stays, but old records may lack it", async () => {
    const old = await client();
    await define("Segment", "text", { is_required: true });
    shown(await owner.patch(`/clients/${old}`, { phone: "1" }));
    refused(await createClient({}), {
      "custom_fields.segment": "The custom_fields.segment field is required.",
    });
    const id = await client({ segment: "smb" });
    refused(await patch(id, { segment: null }), {
      "custom_fields.segment": "The custom_fields.segment field is required.",
    });
    const { id: field } = await definition(ids(await owner.get("/custom-fields?slug=segment"))[0]!);
    shown(await owner.patch(`/custom-fields/${field}`, { default_value: "none" }));
    expect(await valuesOf(await client())).toMatchObject({ segment: "none" });
    shown(await act(owner, `/custom-fields/${field}`, "archive"));
  });

  it("stays valid under the rules that it was given under", async () => {
    const { id: field } = await define("Score", "number", { max: 20 });
    const id = await client({ score: 15 });
    shown(await owner.patch(`/custom-fields/${field}`, { max: 10 }));
    expect(await valuesOf(id)).toMatchObject({ score: 15 });
    shown(await owner.patch(`/clients/${id}`, { phone: "2" }));
    shown(await patch(id, { score: 15 }));
    refused(await patch(id, { score: 14 }), {
      "custom_fields.score": "The custom_fields.score field must not be greater than 10.",
    });
  });

  it("of an archived option stays, and is not given again", async () => {
    const options = [
      { value: "silver", label: "Silver" },
      { value: "gold", label: "Gold" },
    ];
    const { id: field } = await define("Tier", "select", { options });
    refused(await createClient({ tier: "platinum" }), {
      "custom_fields.tier": "The selected custom_fields.tier is invalid.",
    });
    const id = await client({ tier: "gold" });
    refused(await owner.patch(`/custom-fields/${field}`, { options: options.slice(0, 1) }), {
      "options.1": "The option gold is used by 1 record; archive it instead.",
    });
    shown(
      await owner.patch(`/custom-fields/${field}`, {
        options: [options[0], { ...options[1], is_archived: true }],
      }),
    );
    shown(await patch(id, { tier: "gold" }));
    refused(await createClient({ tier: "gold" }), {
      "custom_fields.tier": "The selected custom_fields.tier is invalid.",
    });
    expect(ids(await owner.get("/clients?custom_fields.tier=gold"))).toEqual([id]);
    expect(shown(await patch(id, { tier: null, note: "x" })).custom_fields).toMatchObject({
      tier: null,
      note: "x",
    });
    shown(await owner.patch(`/custom-fields/${field}`, { options: options.slice(0, 1) }));
  });

  it("that is unique is another's no more than once, even at once", async () => {
    const { id: field } = await define("Badge", "text");
    const [a] = [
      await client({ badge: "One" }),
      await client({ badge: "ONE" }),
      await client({ badge: "two" }),
    ];
    refused(await owner.patch(`/custom-fields/${field}`, { is_unique: true }), {
      is_unique: "The field has 1 value that occurs more than once.",
    });
    shown(await patch(a, { badge: "three" }));
    shown(await owner.patch(`/custom-fields/${field}`, { is_unique: true }));
    refused(await createClient({ badge: "TWO" }), {
      "custom_fields.badge": "The custom_fields.badge has already been taken.",
    });
    const replies = await Promise.all(Array.from({ length: 4 }, () => createClient({ badge: "rush" })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect((await definition(field)).values_count).toBe(4);
  });
});

describe("a list", () => {
  beforeAll(setUp);
  const total = async (query: string) => (await owner.get(`/clients?${query}`)).body.meta.total;

  it("is filtered by values, and by their negation and absence", async () => {
    await define("Budget", "number", { decimals: 1 });
    await define("Tags", "multi_select", { options: [{ label: "A" }, { label: "B" }] });
    await define("Name tag", "text");
    await define("Since", "date");
    const budgets = [500, 1000, 1500.5, 2000, 2000.5];
    for (const budget of budgets) await client({ budget });
    const b = await client({ tags: ["b"], name_tag: "Éa", since: "2026-03-01" });
    const ab = await client({ tags: ["a", "b"], name_tag: "zz", since: "2026-04-01" });
    expect(await total("custom_fields.budget=1000,2000")).toBe(3);
    expect(await total("-custom_fields.budget=1000,2000")).toBe(4);
    expect(await total("custom_fields.budget=null")).toBe(2);
    expect(ids(await owner.get("/clients?custom_fields.tags=a"))).toEqual([ab]);
    expect(await total("custom_fields.tags=a,b")).toBe(2);
    expect(await total("-custom_fields.tags=b")).toBe(5);
    expect(await total("custom_fields.tags=null")).toBe(5);
    expect(ids(await owner.get("/clients?custom_fields.name_tag=ZZ"))).toEqual([ab]);
    expect(ids(await owner.get("/clients?custom_fields.since=2026-03-01,2026-03-31"))).toEqual([b]);
    const march = "2026-03-01T00:00:00.000000Z";
    expect(ids(await owner.get(`/clients?custom_fields.since=${march}`))).toEqual([b]);
    expect(await total(`-custom_fields.since=${march}`)).toBe(6);
    const missed = await owner.get("/clients?custom_fields.tags=a,c");
    expect(missed.body.allowed).toEqual({ "custom_fields.tags": ["a", "b"] });
    const sorted = (await owner.get("/clients?sort=-custom_fields.budget&-custom_fields.budget=null")).body
      .data;
    expect(
      sorted.map(
        ({ attributes }: { attributes: { custom_fields: { budget: number } } }) =>
          attributes.custom_fields.budget,
      ),
    ).toEqual(budgets.toReversed());
    expect(ids(await owner.get("/clients?sort=custom_fields.since&-custom_fields.since=null"))).toEqual([
      b,
      ab,
    ]);
    expect((await owner.get("/clients?custom_fields.budget=x")).status).toBe(422);
    expect((await owner.get("/clients?custom_fields.tags=c")).status).toBe(422);
  });

  it("is not filtered by what cannot be, and says by what it can", async () => {
    await define("Long", "textarea");
    const { id } = await define("Hidden", "text", { is_filterable: false });
    for (const slug of ["long", "hidden", "nothing"]) {
      const reply = await owner.get(`/clients?custom_fields.${slug}=x`);
      refused(reply, {
        [`custom_fields.${slug}`]: `The custom_fields.${slug} parameter is not a filter. Allowed: custom_fields.budget, custom_fields.tags, custom_fields.name_tag, custom_fields.since.`,
      });
    }
    expect((await owner.get("/clients?sort=custom_fields.hidden")).status).toBe(422);
    shown(await owner.patch(`/custom-fields/${id}`, { is_filterable: true }));
    expect(await total("custom_fields.hidden=null")).toBe(7);
    const { data } = (await owner.get("/clients/filters")).body;
    expect(data.find(({ key }: { key: string }) => key === "custom_fields.tags")).toMatchObject({
      type: "list",
      title: "Tags",
      options: ["a", "b"],
      nullable: true,
    });
  });

  it("is an action's and a file's as well", async () => {
    const file = (await owner.get("/clients/getters/export?format=csv&custom_fields.tags=a")).body.data;
    expect(file.rows).toBe(1);
    const [headings, row] = (await app.request("GET", file.url)).text.split("\r\n");
    expect(headings).toContain(
      "custom_fields.budget,custom_fields.tags,custom_fields.name_tag,custom_fields.since,",
    );
    expect(row).toContain(",a|b,zz,2026-04-01,");
    const reply = await owner.post("/clients/actions?action=archive&custom_fields.tags=a", {
      repositories: "all",
    });
    expect(reply.body.data).toHaveLength(1);
  });

  it("is exported with the values that are asked for, in the order of the columns", async () => {
    await define("Shelf", "text");
    const id = await client({ shelf: "B 12" });
    const exported = (columns: string) =>
      owner.get(`/clients/export?format=csv&custom_fields.shelf=B%2012&columns=${columns}`);
    const { text } = await exported("custom_fields.shelf,id");
    expect(text.replace("\uFEFF", "")).toBe(`custom_fields.shelf,id\r\nB 12,${id}\r\n`);
    const unknown = await exported("custom_fields.colour");
    expect(unknown.status).toBe(422);
    expect(unknown.body.errors.columns[0]).toMatch(
      /^custom_fields\.colour is not a custom field\. Allowed: /,
    );
  });
});

describe("a field that is archived", () => {
  beforeAll(setUp);

  it("hides its values until it is restored, and is purged with them", async () => {
    const { id: field } = await define("Secret plan", "text");
    const holders = [];
    for (let n = 0; n < 3; n++) holders.push(await client({ secret_plan: `plan ${n}` }));
    conflicting(await owner.delete(`/custom-fields/${field}`), "The custom field is used by 3 clients.");
    refused(await act(owner, `/custom-fields/${field}`, "purge", { slug: "secret_plan" }), {
      action: "Archive the field first.",
    });
    shown(await act(owner, `/custom-fields/${field}`, "archive"));
    expect(await valuesOf(holders[0]!)).toEqual({});
    refused(await createClient({ secret_plan: "x" }), {
      "custom_fields.secret_plan": "The secret_plan field is not a custom field of clients.",
    });
    expect((await owner.get("/clients?custom_fields.secret_plan=x")).status).toBe(422);
    shown(await act(owner, `/custom-fields/${field}`, "restore"));
    expect(await valuesOf(holders[2]!)).toEqual({ secret_plan: "plan 2" });
    shown(await act(owner, `/custom-fields/${field}`, "archive"));
    refused(await post({ name: "Secret plan", type: "text", slug: "secret_plan" }), {
      slug: "The slug has already been taken.",
    });
    refused(await act(owner, `/custom-fields/${field}`, "purge", { slug: "plan" }), {
      slug: "The selected slug is invalid.",
    });
    const reply = await act(owner, `/custom-fields/${field}`, "purge", { slug: "secret_plan" });
    expect(reply.body).toEqual({ data: null, message: "Deleted Secret plan and 3 values." });
    expect((await owner.get(`/custom-fields/${field}`)).status).toBe(404);
    expect((await owner.get(`/audit-log?resource_id=${holders[0]}`)).text).not.toContain("plan 0");
    expect((await define("Secret plan", "number")).slug).toBe("secret_plan");
    expect(await valuesOf(holders[1]!)).toEqual({ secret_plan: null });
  });

  it("gives its name away meanwhile", async () => {
    const { id } = await define("Passing", "text");
    shown(await act(owner, `/custom-fields/${id}`, "archive"));
    await define("passing", "text");
    refused(await act(owner, `/custom-fields/${id}`, "restore"), {
      action: "The name has already been taken.",
    });
  });
});

describe("a restricted field of employees", () => {
  beforeAll(setUp);

  it("is read, filtered and written by the few who may", async () => {
    const field = { resource: "employees", type: "text" };
    created(await owner.post("/custom-fields", { ...field, name: "Shirt" }));
    created(await owner.post("/custom-fields", { ...field, name: "Health", access: "restricted" }));
    const ana = await hire(owner, "Ana Pop", { custom_fields: { shirt: "M", health: "fine" } });
    const path = `/employees/${ana}`;
    expect((await read(owner, path)).custom_fields).toEqual({ shirt: "M", health: "fine" });
    const manager = await acme.scoped("manage-employees", "view-audit-log");
    expect((await read(manager, path)).custom_fields).toEqual({ shirt: "M" });
    expect((await read(await acme.callerFor(ana), path)).custom_fields).toEqual({ shirt: "M" });
    expect(await read(await acme.scoped("view-projects"), path)).not.toHaveProperty("custom_fields");
    forbidden(await manager.get("/employees?custom_fields.health=fine"), "view-sensitive-information");
    forbidden(await manager.get("/employees?sort=custom_fields.health"), "view-sensitive-information");
    forbidden(await (await acme.scoped()).get("/employees?custom_fields.shirt=M"), "view-employees");
    expect(ids(await manager.get("/employees?custom_fields.shirt=m"))).toEqual([ana]);
    forbidden(await manager.patch(path, { custom_fields: { health: "ill" } }), "view-sensitive-information");
    shown(await owner.patch(path, { custom_fields: { health: "ill" } }));
    expect(shown(await manager.patch(path, { custom_fields: { shirt: "L" } })).custom_fields).toEqual({
      shirt: "L",
    });
    expect((await read(owner, path)).custom_fields).toEqual({ shirt: "L", health: "ill" });
    const reported = (await manager.get(`/audit-log?resource_id=${ana}&event=employees.updated`)).text;
    expect(reported).not.toContain("ill");
    const entries = (await owner.get(`/audit-log?resource_id=${ana}&event=employees.updated`)).body.data;
    expect(entries.map((one: { attributes: { changes: object } }) => one.attributes.changes)).toEqual([
      { "custom_fields.shirt": { from: "M", to: "L" } },
      { "custom_fields.health": { from: "fine", to: "ill" } },
    ]);
    expect(reported).toMatch(/"custom_fields.shirt": *{"to": *"L", *"from": *"M"}/);
    expect(reported).toContain("view-sensitive-information");
    expect((await manager.get("/employees/filters")).text).not.toContain("custom_fields.health");
  });
});

describe("the limits", () => {
  beforeAll(setUp);

  it("are a hundred fields of a resource, twenty of them filterable", async () => {
    const bodies = Array.from({ length: 100 }, (_, n) => ({
      resource: "clients",
      name: `Field ${n}`,
      type: "text",
    }));
    expect((await owner.post("/custom-fields/bulk", bodies)).status).toBe(201);
    expect((await owner.get("/custom-fields?is_filterable=true")).body.meta.total).toBe(20);
    refused(await post({ name: "One more", type: "text" }), {
      resource: "A resource can have at most 100 custom fields.",
    });
    const [, id] = ids(await owner.get("/custom-fields?is_filterable=false&perPage=100"));
    refused(await owner.patch(`/custom-fields/${id}`, { is_filterable: true }), {
      is_filterable: "A resource can have at most 20 filterable custom fields.",
    });
  });
});
