import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { BulkLoad } from "../../src/engine/execute/writing/bulk-load.ts";
import type { Work } from "../../src/engine/work/index.ts";
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

/** A record without the members in which any two records differ. */
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

test("more records than fit into one statement are stored, each with its journal entry", async () => {
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

/** What a refusal says, in English. */
const refusalOf = (attempt: Promise<unknown>): Promise<object> =>
  attempt.then(
    () => ({}),
    ({ kind, details: { errors } }) => JSON.parse(JSON.stringify({ kind, errors })),
  );

test.each([
  ["a wrong type", { name: 7 }, "1.name", "The name field must be a string."],
  ["no name", { type: "x" }, "1.name", "The name field is required."],
  ["an unknown key", { name: "b", shape: "round" }, "1.shape", "The shape field is not a field of tags."],
  ["a taken name", { name: "GOOD", type: "x" }, "name", "The name has already been taken."],
])("%s is refused and nothing is written", async (_, body, path, message) => {
  const attempt = load("tags", [{ name: "Good", type: "x" }, body as Body]);
  expect(await refusalOf(attempt)).toEqual({ kind: "invalid", errors: { [path]: [message] } });
  expect((await workspace.owner.get("/tags?type=x")).body.meta.total).toBe(0);
});

test("a violation of a rule between fields is refused too", async () => {
  const cloud = { name: "Cloud", is_remote: true, address: { city: "Nowhere" } };
  expect(await refusalOf(load("work-locations", [cloud]))).toEqual({
    kind: "invalid",
    errors: { "0.address": ["The address field is prohibited when is remote is true."] },
  });
});

test("a text that is longer than the journal records is truncated as in any other entry", async () => {
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

describe("createAll", () => {
  const inWork = <Result>(body: (work: Work) => Promise<Result>): Promise<Result> =>
    app.installation.work(workspace.workspace, body);

  const holidayOn = (date: string, workLocationIds: readonly string[]) => ({
    name: "Day off",
    date,
    is_half_day: false,
    country: "FR",
    work_location_ids: workLocationIds,
  });

  test("creates records with their references and entries exactly as create does", async () => {
    const places = await load("work-locations", [{ name: "Nantes" }, { name: "Brest" }]);
    const values = [holidayOn("2031-05-02", places), holidayOn("2031-05-03", [])];
    const ids = await inWork((work) => work.createAll("public-holidays", values));
    expect(ids).toHaveLength(2);
    const other = { ...values[0]!, name: "Another day off" };
    const single = await inWork((work) => work.create("public-holidays", other));
    const [together, alone] = await Promise.all(
      [ids[0], single].map(async (id) => (await workspace.owner.get(`/public-holidays/${id}`)).body.data),
    );
    expect(alike(together, null)).toEqual(alike(alone, null));
    expect(together.attributes.work_location_ids.toSorted()).toEqual(places.toSorted());
    const entry = await entryOf(single);
    expect(entry.changes.name.to).toBe(other.name);
    entry.changes.name.to = entry.resource_label = "Day off";
    expect(await entryOf(ids[0]!)).toEqual(entry);
    const empty = (await workspace.owner.get(`/public-holidays/${ids[1]}`)).body.data;
    expect(empty.attributes.work_location_ids).toEqual([]);
  });

  test("uses as many statements for a hundred records as for two, and the column's default for missing values", () =>
    inWork(async (work) => {
      const rows = vi.spyOn(work, "rows");
      const statementsFor = async (count: number, type: string): Promise<number> => {
        rows.mockClear();
        await work.createAll(
          "tags",
          Array.from({ length: count }, (_, index) => ({ name: `${type} ${index}`, type })),
        );
        return rows.mock.calls.length;
      };
      expect(await statementsFor(100, "hundred")).toBe(await statementsFor(2, "two"));
      const [plain, coloured] = await work.createAll("tags", [
        { name: "Plain", type: "mixed" },
        { name: "Coloured", type: "mixed", color: "#123456" },
      ]);
      const alone = await work.create("tags", { name: "Alone", type: "mixed" });
      expect((await work.find("tags", plain!))!.color).toBe((await work.find("tags", alone))!.color);
      expect((await work.find("tags", coloured!))!.color).toBe("#123456");
    }));

  test("continues integer keys", () =>
    inWork(async (work) => {
      const before = Number(await work.create("directions", { name: "North" }));
      const ids = await work.createAll("directions", [{ name: "East" }, { name: "South" }]);
      expect(ids).toEqual([String(before + 1), String(before + 2)]);
      expect(await work.create("directions", { name: "West" })).toBe(String(before + 3));
      expect(await work.find("directions", ids[1]!)).toMatchObject({ name: "South" });
    }));

  test("refuses a value that is not unique, or omits its record", async () => {
    const values = ["Once", "Twice", "Twice"].map((name) => ({ name, type: "unique" }));
    await expect(inWork((work) => work.createAll("tags", values))).rejects.toThrow(/taken/);
    const ids = await inWork((work) => work.createAll("tags", values, { skipsTaken: true }));
    expect(ids).toHaveLength(2);
    expect(await inWork((work) => work.createAll("tags", values, { skipsTaken: true }))).toEqual([]);
    expect((await workspace.owner.get("/tags?type=unique")).body.meta.total).toBe(2);
  });
});

describe("updateEach", () => {
  const inWork = <Result>(body: (work: Work) => Promise<Result>): Promise<Result> =>
    app.installation.work(workspace.workspace, body);
  const tagsOf = (type: string, count: number) =>
    inWork((work) =>
      work.createAll(
        "tags",
        Array.from({ length: count }, (_, index) => ({ name: `${type} ${index}`, type })),
      ),
    );

  /** The only change of a record that was created before, in the journal. */
  async function changeOf(id: string) {
    const { rows } = await app.installation.services.pool.query(
      "select event, changes from journal where resource_id = $1 and event <> 'tags.created'",
      [id],
    );
    expect(rows).toHaveLength(1);
    return rows[0];
  }

  test("sets values of their own in records, null among them, and journals each as update does", async () => {
    const [first, second, single, other] = await tagsOf("each", 4);
    await inWork((work) =>
      work.updateEach(
        "tags",
        new Map([
          [first!, { name: 'É "1"', type: "other" }],
          [second!, { name: "Second", type: null }],
        ]),
      ),
    );
    await inWork((work) => work.update("tags", single!, { name: "Alone", type: "other" }));
    const named = async (id: string) => (await workspace.owner.get(`/tags/${id}`)).body.data.attributes;
    expect(await named(first!)).toMatchObject({ name: 'É "1"', type: "other" });
    expect(await named(second!)).toMatchObject({ name: "Second", type: null });
    expect((await named(other!)).name).toBe("each 3");
    const [together, alone] = [await changeOf(first!), await changeOf(single!)];
    expect(together.event).toBe(alone.event);
    expect(Object.keys(together.changes)).toEqual(Object.keys(alone.changes));
    expect(together.changes.name).toEqual({ from: "each 0", to: 'É "1"' });
  });

  test("uses as many statements for a hundred records as for two, and none for no record", async () => {
    const ids = await tagsOf("counted", 102);
    await inWork(async (work) => {
      const rows = vi.spyOn(work, "rows");
      const statementsFor = async (some: readonly string[]): Promise<number> => {
        rows.mockClear();
        await work.updateEach("tags", new Map(some.map((id, n) => [id, { name: `Changed ${id} ${n}` }])));
        return rows.mock.calls.length;
      };
      expect(await statementsFor(ids.slice(2))).toBe(await statementsFor(ids.slice(0, 2)));
      expect(await statementsFor([])).toBe(0);
    });
  });

  test("sets records with integer keys, and refuses a value that is taken", async () => {
    await inWork(async (work) => {
      const [north, south] = await work.createAll("directions", [{ name: "Up" }, { name: "Down" }]);
      await work.updateEach("directions", new Map([[south!, { name: "Below" }]]));
      expect(await work.find("directions", south!)).toMatchObject({ name: "Below" });
      expect(await work.find("directions", north!)).toMatchObject({ name: "Up" });
    });
    const [one, two] = await tagsOf("taken", 2);
    const same = new Map([one!, two!].map((id) => [id, { name: "Same" }]));
    await expect(inWork((work) => work.updateEach("tags", same))).rejects.toThrow(/taken/);
  });
});
