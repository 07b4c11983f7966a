import { expect, it } from "vitest";
import { ident, sql } from "../../src/engine/sql/sql.ts";
import { isActive, statusOf } from "../../src/modules/employees/employees/employee-status.ts";
import { testCompany } from "../support/test-company.ts";

const company = testCompany();

/** Every combination of what a status depends on, around the present day, which is 2026-07-14. */
const COMBINATIONS = sql`(select archived_at, start_date, termination_date
  from unnest(array[null, '2026-07-01', '2026-08-01']::timestamptz[]) archived_at,
    unnest(array['2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15', '2026-07-16']::date[]) start_date,
    unnest(array[null, '2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15', '2026-07-16']::date[]) termination_date) e`;

it("finds exactly the active employees by columns", async () => {
  const { app, acme } = company;
  const rows = await app.installation.work(acme.workspace, (work) =>
    work.rows<{ status: string; isActive: boolean }>(
      sql`select ${statusOf("e")} as status, (${isActive("e")}) as "isActive" from ${COMBINATIONS}`,
    ),
  );
  expect(rows).toHaveLength(90);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["draft", "active", "inactive"]));
  // A condition that is null would be wrong where it is negated.
  for (const { status, isActive: found } of rows) expect(found).toBe(status === "active");
});

it("declares for every field the condition that is true of exactly the records with the usual value", async () => {
  const { app, acme } = company;
  const declared = [...app.installation.schema.resources.values()].flatMap((resource) =>
    [...resource.filters.values()].flatMap(({ usual, name }) => (usual ? [{ resource, name, usual }] : [])),
  );
  expect(declared.map(({ resource, name }) => `${resource.name}.${name}`)).toContain("employees.status");
  for (const { resource, name, usual } of declared) {
    const field = resource.fields.get(name)!;
    expect(field.isComputed).toBe(true);
    const rows = await app.installation.work(acme.workspace, (work) =>
      work.rows(sql`select record.id from ${ident(resource.table)} record
        where (${usual.condition("record")}) is distinct from (${field.shown("record")} = ${usual.value}::text)`),
    );
    expect(rows).toEqual([]);
  }
});
