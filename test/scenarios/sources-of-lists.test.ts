import { expect, test } from "vitest";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { testCompany } from "../support/test-company.ts";

const { owner } = testCompany();

/** The tables, besides the employees', from which a field of an employee is read. */
const SOURCES = [
  "salary_history",
  "employee_rates",
  "employee_tags",
  "employee_work_locations",
  "employee_technical_assignees",
  "users",
] as const;

/** How often the statement of a page reads from each of the sources. */
async function sourcesOf(path: string): Promise<Record<string, number>> {
  const sent = await recordCachedQueries(async () => {
    expect((await owner.get(path)).status).toBe(200);
  });
  const { text } = sent.find(({ text }) => text.includes("total.total"))!;
  return Object.fromEntries(
    SOURCES.map((table) => [table, text.match(new RegExp(`\\bfrom "?${table}\\b`, "g"))?.length ?? 0]),
  );
}

// A set of references is read once, and again in its order if it has several elements.
const OF_ONE_EMPLOYEE = {
  salary_history: 1,
  employee_rates: 2,
  employee_tags: 2,
  employee_work_locations: 2,
  employee_technical_assignees: 2,
  users: 1,
};
const NOTHING = Object.fromEntries(SOURCES.map((table) => [table, 0]));

test("fields that show values of one row are read by one look", async () => {
  expect(await sourcesOf("/employees?perPage=2")).toEqual(OF_ONE_EMPLOYEE);
});

test("related records are read from what their fields show, and from nothing else", async () => {
  const jobs = await sourcesOf("/jobs");
  const added = async (include: string) => {
    const found = Object.entries(await sourcesOf(`/jobs?include=${include}`));
    return Object.fromEntries(found.map(([table, times]) => [table, times - jobs[table]!]));
  };
  expect(await added("recruiter")).toEqual(OF_ONE_EMPLOYEE);
  expect(await added("recruiter[email|start_date]")).toEqual(NOTHING);
  expect(await added("recruiter[email|salary]")).toEqual({ ...NOTHING, salary_history: 1 });
  const salary = "recruiter[salary|salary_type|salary_currency]";
  expect(await added(salary)).toEqual({ ...NOTHING, salary_history: 1 });
  expect(await added("recruiter[tag_ids]")).toEqual({ ...NOTHING, employee_tags: 2 });
});

test("definitions of custom fields depend on nothing of a record", async () => {
  const sent = await recordCachedQueries(() => owner.get("/employees?perPage=3"));
  const { text } = sent.find(({ text }) => text.includes("total.total"))!;
  const definitions = text.match(/from custom_fields active\s+where [^(]*/g)!;
  expect(definitions.length).toBeGreaterThan(0);
  for (const condition of definitions) expect(condition).not.toMatch(/paged|record/);
});
