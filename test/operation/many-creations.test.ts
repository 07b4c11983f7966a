import { expect, test } from "vitest";
import type { Work } from "../../src/engine/work/index.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

type Fields = Record<string, unknown>;
interface Entry extends Fields {
  readonly id: string;
  readonly event: string;
  readonly resource_id: string;
  readonly changes: Record<string, { readonly from: unknown; readonly to: unknown }>;
}

/** More records than are journalled one by one. */
const MANY = 60;
const NUMBERS = Array.from({ length: MANY }, (_, index) => index);

const inWork = <Result>(body: (work: Work) => Promise<Result>): Promise<Result> =>
  app.installation.work(acme.workspace, body);

/** The entries of the latest commit, in their order. */
async function lastEntries(): Promise<Entry[]> {
  const { rows } = await app.installation.pool.query(
    `select j.* from journal j where j.workspace_id = $1 and j.commit_id =
       (select max(commit_id) from journal where workspace_id = $1) order by j.id`,
    [acme.workspace.id],
  );
  return rows;
}

const dayOff = (date: string) => ({
  name: "Day off",
  ...{ date, is_half_day: false, country: "FR", work_location_ids: [] },
});

/** Creates a record through the API; returns its id. */
async function add(resource: string, body: Fields): Promise<string> {
  const { status, text, body: reply } = await owner.post(`/${resource}`, body);
  expect(status, text).toBe(201);
  return reply.data.id;
}

/** What entries say, without what differs between any two records. */
const said = (
  { id, commit_id, resource_id, created_at, transaction_id, search_text, ...entry }: Entry,
  ...differ: string[]
) => ({
  ...entry,
  resource_label: null,
  changes: Object.fromEntries(Object.entries(entry.changes).filter(([name]) => !differ.includes(name))),
});

test("many records that are created together have the entries that a single one has", async () => {
  const employee = await add("employees", {
    ...{ email: "many@acme.test", first_name: "Many", last_name: "Reviews", start_date: "2020-01-01" },
  });
  const type = await add("evaluation-types", {
    ...{ name: "Weekly", category: "technical", criteria: [{ key: "overall", title: "Überall" }] },
  });
  const { attributes } = (await owner.get(`/evaluation-types/${type}`)).body.data;
  const evaluation = (number: number) => ({
    ...{
      employee_id: employee,
      evaluation_type_id: type,
      category: "technical" as const,
      title: `Week ${number}`,
    },
    ...{
      period_start: "2026-01-01",
      period_end: new Date(Date.UTC(2026, 1, 1 + number)).toISOString().slice(0, 10),
    },
    ...{ due_date: "2026-12-31", has_self_review: true, assignee_ids: [], status: "in_progress" as const },
    ...{ frozen_criteria: attributes.criteria, frozen_scale_max: 5, frozen_scale_labels: null },
  });
  const ids = await inWork((work) => work.createAll("evaluations", NUMBERS.map(evaluation)));
  const together = await lastEntries();
  const alone = await inWork(async (work) => [await work.create("evaluations", evaluation(MANY))]);
  const [single] = await lastEntries();
  expect(alone).toEqual([single!.resource_id]);
  const created = together.filter(({ event }) => event === "evaluations.created");
  expect(created.map(({ resource_id }) => resource_id)).toEqual(ids);
  expect(created.map(({ changes }) => changes.title!.to)).toEqual(NUMBERS.map((number) => `Week ${number}`));
  for (const entry of created)
    expect(said(entry, "title", "period_end")).toEqual(said(single!, "title", "period_end"));
  // The first references to the type are reported as they are of one record.
  expect(together.filter(({ event }) => event !== "evaluations.created")).toMatchObject([
    { event: "evaluation_types.updated", resource_id: type, changes: { is_used: { from: false, to: true } } },
  ]);
});

test("their entries are at the places where they were created, and a record that is gone at the end has none", async () => {
  const done = await inWork(async (work) => {
    const before = await work.create("public-holidays", dayOff("2031-05-02"));
    const many = await work.createAll(
      "tags",
      NUMBERS.map((number) => ({ name: `Of many ${number}`, type: "many" })),
    );
    await work.update("tags", many[3]!, { name: "Changed at once" });
    await work.remove("tags", many[4]!);
    const after = await work.create("public-holidays", dayOff("2031-05-03"));
    return { before, many, after };
  });
  const { before, many, after } = done;
  const entries = await lastEntries();
  expect(entries.map(({ resource_id }) => resource_id)).toEqual([
    before,
    ...many.filter((id) => id !== many[4]),
    after,
  ]);
  expect(entries.find(({ resource_id }) => resource_id === many[3])).toMatchObject({
    event: "tags.created",
    resource_label: "Changed at once",
    changes: { name: { from: null, to: "Changed at once" } },
  });
});
