import { beforeAll, describe, expect, it } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import type { FieldSchema, FilterSchema, ResourceSchema } from "../../src/engine/schema/schema.ts";
import { hasRowsByKey } from "../../src/engine/sql/rows-by-key.ts";
import { compile, ident, isNotTrue, raw, type Sql, type SqlContext, sql } from "../../src/engine/sql/sql.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { testCompany } from "../support/test-company.ts";

/**
 * Lists join the values of other tables by which they are sorted or filtered. Their rows and order are compared with
 * those of statements that look up the values of each record, for every field and filter with such values.
 */
const { app, acme, owner } = testCompany();

/** More than those of which figures are looked up one by one. */
const MANY = 600;
const PER_PAGE = 500;
/** Filters that leave few of the records of which there are many. */
const FEW: Readonly<Record<string, string>> = {
  leads: "status=won",
  tickets: "priority=urgent",
  candidates: "status=hired",
};

const resources = [...PRODUCT.resources.values()];
const isJoined = (expression: Sql): boolean => hasRowsByKey(expression, "record");
const sorts = resources.flatMap((resource) =>
  resource.sort
    .map((name) => resource.fields.get(name)!)
    .filter((field) => isJoined(field.order("record")))
    .map((field) => ({ resource, field, name: `${resource.name} by ${field.name}` })),
);
const filters = resources.flatMap((resource) =>
  [...resource.filters.values()]
    .filter(({ expression }) => expression && isJoined(expression("record")))
    .map((filter) => ({ resource, filter, name: `${resource.name} with ${filter.name}` })),
);

beforeAll(async () => {
  const { installation } = app;
  await seedCompany(installation, acme.workspace, {
    ...{ employees: 20, leads: MANY, tickets: MANY, candidates: MANY },
    ...{ offers: 5, timesheets: 300, invoices: 20, seed: 1 },
  });
});

async function listed({ name }: ResourceSchema, query: string): Promise<{ ids: string[]; rows: Row[] }> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await owner.get(`/${name}?perPage=${PER_PAGE}&page=${page}&${query}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    rows.push(...body.data);
    if (page >= body.meta.last_page) break;
  }
  return { ids: rows.map(({ id }) => String(id)), rows };
}

interface Row {
  readonly id: string | number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The ids that a statement selects for the owner, with every value looked up for each record. */
async function lookedUp({ table }: ResourceSchema, ids: readonly string[], rest: Sql): Promise<string[]> {
  const now = app.clock.now();
  const context: SqlContext = {
    ...{ workspace: acme.workspace.id, self: null, selfUser: null, identity: null, team: null, apiKey: null },
    ...{ today: now.toISOString().slice(0, 10), now, baseUrl: "", isJournal: false, say: String },
    permissions: [...PRODUCT.permissions.keys()],
  };
  const statement = sql`select record.id::text as id from ${ident(table)} record
    where record.workspace_id = ${acme.workspace.id} and record.id::text = any(${ids}::text[]) ${rest}`;
  const { text, values } = compile(statement, context);
  const { rows } = await app.installation.pool.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
}

const ordered = ({ order }: FieldSchema, direction: string): Sql =>
  sql`order by ${order("record")} ${raw(direction)}, record.id ${raw(direction)}`;

type Comparable = number | string | null;

/** Whether the values in responses have the order of the list. */
const isComparable = ({ type, sortedBy }: FieldSchema): boolean =>
  sortedBy === null && ["date", "date-time", "integer"].includes(type.name);

function nullsLast(a: Comparable, b: Comparable): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

describe("orders", () => {
  it.each(sorts)("lists $name in the order of the values", async ({ resource, field }) => {
    for (const filter of ["", FEW[resource.name]]) {
      if (filter === undefined) continue;
      const all = await listed(
        resource,
        `sort=${resource.sort.includes("id") ? "id" : field.name}&${filter}`,
      );
      if (resource.name in FEW) expect(all.ids.length > 500).toBe(filter === "");
      for (const [sign, direction] of [
        ["", "asc"],
        ["-", "desc"],
      ] as const) {
        const { ids, rows } = await listed(resource, `sort=${sign}${field.name}&${filter}`);
        expect(ids).toEqual(await lookedUp(resource, all.ids, ordered(field, direction)));
        if (isComparable(field)) {
          const values = rows.map(({ attributes }) => attributes[field.name] as Comparable);
          const ascending = direction === "asc" ? values : values.toReversed();
          expect(ascending).toEqual(values.toSorted(nullsLast));
        }
      }
    }
  });
});

/** A range of days, for filters by what the records do not show. */
const LONG_PERIOD = "2026-03-01,2026-07-01";

/** Texts of a filter: values that records have, or else what the kind offers, ranges up to them, and none. */
function textsOf({ name, field, kind, nullable }: FilterSchema, rows: readonly Row[]): string[] {
  const values = rows
    .map(({ attributes }) => attributes[field ?? name])
    .filter((value) => value !== null && value !== undefined)
    .map(String);
  const [first, middle] = [values[0], values[Math.floor(values.length / 2)]];
  const given = [...(kind.options ?? []).map(String), ...(nullable ? ["null"] : [])];
  if (first !== undefined) given.push(first);
  if (["date", "date-time", "number"].includes(kind.type))
    given.push(middle === undefined ? LONG_PERIOD : [first!, middle].sort().join(","));
  return given;
}

describe("filters", () => {
  it.each(filters)("lists $name by the values", async ({ resource, filter }) => {
    for (const further of ["", FEW[resource.name]]) {
      if (further === undefined) continue;
      const all = await listed(resource, further);
      for (const text of textsOf(filter, all.rows)) {
        const operand =
          text === "null" ? ({ kind: "empty" } as const) : filter.kind.read(text, () => undefined);
        const expression = filter.expression!("record");
        const compared =
          operand.kind === "empty" ? sql`${expression} is null` : filter.kind.compare(expression, operand);
        for (const [sign, condition] of [
          ["", compared],
          ["-", isNotTrue(compared)],
        ] as const) {
          const query = `${further}&${sign}${filter.name}=${encodeURIComponent(text)}`;
          const { ids } = await listed(resource, query);
          const expected = await lookedUp(resource, all.ids, sql`and ${condition}`);
          expect({ query, ids: ids.toSorted() }).toEqual({ query, ids: expected.toSorted() });
        }
      }
    }
  });
});

it("looks at the fields and filters that are known to have such values", () => {
  expect(sorts.filter(({ field }) => isComparable(field)).length).toBeGreaterThan(3);
  const names = [...sorts, ...filters].map(({ name }) => name);
  for (const known of [
    "leads by last_activity_at",
    "tickets by last_comment_at",
    "assets by expected_return_date",
  ])
    expect(names).toContain(known);
  for (const known of [
    "leads with next_activity_at",
    "candidates with furthest_stage_id",
    "leads with is_stale",
  ])
    expect(names).toContain(known);
});
