import { afterAll, beforeAll, expect, test } from "vitest";
import { BulkLoad } from "../../src/engine/execute/bulk-load.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

let app: TestApp;
let workspace: TestWorkspace;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await app.addWorkspace("bulk");
});
afterAll(() => app.close());

type Body = Record<string, unknown>;

/** Loads bodies as records of a resource; returns their ids. */
const load = (resource: string, bodies: readonly Body[]): Promise<string[]> =>
  app.installation.work(workspace.workspace, async (work) => {
    const bulk = new BulkLoad(work);
    const records = bodies.map((body) => ({ id: work.newId(), body }));
    await bulk.insert(resource, records);
    await bulk.finish();
    return records.map(({ id }) => id);
  });

async function entryOf(id: string) {
  const { rows } = await app.installation.pool.query(
    "select event, resource_type, resource_label, changes from journal where resource_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** A record with what differs between any two taken out. */
const alike = ({ attributes, ...record }: Body & { attributes: Body }, name: unknown) => ({
  ...record,
  id: null,
  attributes: { ...attributes, id: null, name },
});

test.each([
  ["tags", { name: "Juggling", color: "#ABCDEF", type: " skill " }],
  [
    "work-locations",
    {
      name: "Île de la Cité",
      address: { city: "Paris", street: "Rue d'Arcole 4" },
      working_days: [5, 1],
      timezone: "Europe/Paris",
    },
  ],
])("%s: a loaded record and its journal entry are those of a created one", async (resource, body) => {
  const [id] = await load(resource, [body]);
  const loaded = (await workspace.owner.get(`/${resource}/${id}`)).body.data;
  const entry = await entryOf(id!);
  const other = `${body.name} too`;
  const made = (await workspace.owner.post(`/${resource}`, { ...body, name: other })).body.data;
  const created = (await workspace.owner.get(`/${resource}/${made.id}`)).body.data;
  expect(alike(created, body.name)).toEqual(alike(loaded, body.name));
  const itsEntry = await entryOf(created.id);
  expect(itsEntry).toMatchObject({ resource_label: other, changes: { name: { from: null, to: other } } });
  itsEntry.changes.name.to = itsEntry.resource_label = body.name;
  expect(itsEntry).toEqual(entry);
});

test("more records than fit one statement arrive, each with its entry", async () => {
  const ids = await load(
    "tags",
    Array.from({ length: 2_345 }, (_, index) => ({ name: `Tag ${index}`, type: "many" })),
  );
  expect((await workspace.owner.get("/tags?type=many")).body.meta.total).toBe(2_345);
  const { rows } = await app.installation.pool.query(
    "select count(distinct resource_id)::int as reported from journal where resource_id = any($1)",
    [ids],
  );
  expect(rows[0].reported).toBe(2_345);
});

test.each([
  ["a wrong type", { name: 7 }, "1.name", "The name field must be a string."],
  ["no name", { type: "x" }, "1.name", "The name field is required."],
  ["an unknown key", { name: "b", shape: "round" }, "1.shape", "The shape field is not a field of tags."],
  ["a taken name", { name: "GOOD", type: "x" }, "name", "The name has already been taken."],
])("%s is refused and nothing is written", async (_, body, path, message) => {
  const attempt = load("tags", [{ name: "Good", type: "x" }, body as Body]);
  await expect(attempt).rejects.toMatchObject({
    kind: "invalid",
    details: { errors: { [path]: [message] } },
  });
  expect((await workspace.owner.get("/tags?type=x")).body.meta.total).toBe(0);
});

test("a rule between fields is refused too", async () => {
  await expect(
    load("work-locations", [{ name: "Cloud", is_remote: true, address: { city: "Nowhere" } }]),
  ).rejects.toMatchObject({
    details: { errors: { "0.address": ["The address field is prohibited when is remote is true."] } },
  });
});

test("a text that is longer than the journal records is cut there as in any other entry", async () => {
  const about = "é".repeat(2_500);
  const person = {
    email: "long@bulk.test",
    first_name: "A",
    last_name: "B",
    start_date: "2026-01-05",
    about,
  };
  const [id] = await load("employees", [person]);
  const created = await workspace.owner.post("/employees", { ...person, email: "long2@bulk.test" });
  const reported = { from: null, to: about.slice(0, 2_000), truncated: true };
  expect((await entryOf(id!)).changes.about).toEqual(reported);
  expect((await entryOf(created.body.data.id)).changes.about).toEqual(reported);
});
