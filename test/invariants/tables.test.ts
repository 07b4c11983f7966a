import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import type { FieldSchema } from "../../src/engine/schema/schema.ts";
import { modules } from "../../src/modules/index.ts";
import { createPool } from "../../src/platform/database/pool.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

/** Tables of the installation itself, which belong to no workspace. */
const OF_NO_WORKSPACE = ["schema_migrations", "rate_limit_windows", "workspaces"];

const schema = buildSchema(modules, PERMISSIONS);
const resources = [...schema.resources.values()];
/** Tables that contain only sets of references. */
const linkTables = resources.flatMap(({ fields }) =>
  [...fields.values()].flatMap(({ type }) => type.links ?? []),
);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly isGenerated: boolean;
  readonly hasDefault: boolean;
}
interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly kind: "p" | "f" | "u" | "c" | "x";
  readonly columns: readonly string[];
  readonly refers: string | null;
  readonly referred: readonly string[] | null;
}
interface Index {
  readonly table: string;
  readonly name: string;
  readonly isUnique: boolean;
  readonly isPrimary: boolean;
  readonly definition: string;
}

let database: TestDatabase;
let pool: Pool;
const columns = new Map<string, Map<string, Column>>();
let constraints: Constraint[];
let indexes: Index[];
let security: Map<string, { enabled: boolean; policies: string[] }>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { size: 1 });
  const found = await pool.query<Column & { table: string }>(
    `select c.relname as table, a.attname as name, a.attnotnull as "notNull", a.attgenerated <> '' as "isGenerated",
       a.atthasdef as "hasDefault", format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  for (const column of found.rows) {
    columns.set(column.table, (columns.get(column.table) ?? new Map()).set(column.name, column));
  }
  ({ rows: constraints } = await pool.query<Constraint>(
    `select c.relname as table, k.conname as name, k.contype as kind,
       array(select a.attname::text from unnest(k.conkey) with ordinality n(num, at)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by n.at) as columns,
       f.relname as refers,
       array(select a.attname::text from unnest(k.confkey) with ordinality n(num, at)
         join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by n.at) as referred
     from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
     where c.relnamespace = 'public'::regnamespace`,
  ));
  ({ rows: indexes } = await pool.query<Index>(
    `select c.relname as table, i.relname as name, x.indisunique as "isUnique", x.indisprimary as "isPrimary",
       pg_get_indexdef(x.indexrelid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where c.relnamespace = 'public'::regnamespace`,
  ));
  const rows = await pool.query<{ table: string; enabled: boolean; policies: string[] }>(
    `select c.relname as table, c.relrowsecurity as enabled,
       array(select p.polname || ': ' || pg_get_expr(p.polqual, p.polrelid) from pg_policy p where p.polrelid = c.oid) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  security = new Map(rows.rows.map((row) => [row.table, row]));
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const tables = (): string[] => [...columns.keys()].filter((name) => !OF_NO_WORKSPACE.includes(name));
const primaryKey = (table: string) =>
  constraints.find((one) => one.table === table && one.kind === "p")?.columns ?? [];

describe("every table of a workspace", () => {
  test("begins its primary key with workspace_id", () => {
    expect(tables().length).toBeGreaterThan(20);
    expect(tables().filter((name) => primaryKey(name)[0] !== "workspace_id")).toEqual([]);
  });

  test("has row-level security with the policy of the workspace", () => {
    const policy = "own_workspace: (workspace_id = current_setting('bureau.workspace_id'::text, true))";
    for (const name of tables())
      expect({ name, ...security.get(name) }).toMatchObject({ enabled: true, policies: [policy] });
  });

  test("is deleted with its workspace", () => {
    const bound = constraints
      .filter(({ kind, refers }) => kind === "f" && refers === "workspaces")
      .map(({ table }) => table);
    expect(tables().filter((name) => !bound.includes(name))).toEqual([]);
  });

  test("refers to others only within the workspace", () => {
    const wrong = constraints.filter(
      ({ kind, refers, columns: own, referred }) =>
        kind === "f" &&
        refers !== "workspaces" &&
        (own[0] !== "workspace_id" || referred?.[0] !== "workspace_id"),
    );
    expect(wrong).toEqual([]);
  });
});

describe("constraints are named as the engine reads them", () => {
  test("foreign keys are <table>_<column>_fkey", () => {
    const wrong = constraints.filter(({ kind, refers, table, name, columns: own }) => {
      if (kind !== "f" || refers === "workspaces" || linkTables.some((link) => link.table === table))
        return false;
      if (!resources.some((resource) => resource.table === table)) return false;
      // What comes before the last column tells within what it refers, as the workspace does.
      return name !== `${table}_${own.at(-1)}_fkey`;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("each unique field has its unique index, within the workspace", () => {
    for (const resource of resources) {
      for (const { name, unique } of resource.fields.values()) {
        if (!unique) continue;
        const index = indexes.find((one) => one.name === `${resource.table}_${name}_unique`);
        expect(index?.isUnique, `${resource.table}_${name}_unique`).toBe(true);
        expect(index!.definition).toMatch(/\(workspace_id, /);
        for (const scope of unique.within) expect(index!.definition).toContain(scope);
      }
    }
  });

  test("each unique index over a field of a resource names the field", () => {
    for (const resource of resources) {
      for (const { table, name, isUnique, isPrimary, definition } of indexes) {
        if (table !== resource.table || !isUnique || isPrimary || !name.endsWith("_unique")) continue;
        const field = name.slice(table.length + 1, -"_unique".length);
        expect([...resource.fields.keys()], `${name}: ${definition}`).toContain(field);
      }
    }
  });
});

describe("every declared field", () => {
  const stored = resources.flatMap((resource) =>
    [...resource.fields.values()]
      .filter((field) => field.writeColumn !== null)
      .map((field) => ({ resource, field, title: `${resource.table}.${field.writeColumn}` })),
  );

  test("has a column of a suitable type", () => {
    for (const { resource, field, title } of stored) {
      const column = columns.get(resource.table)?.get(field.writeColumn!);
      expect(column, `${title} does not exist`).toBeDefined();
      const type = column!.type.replace(/\(\d+(,\d+)?\)$/, "");
      const fits = field.name === "id" ? ["text", "integer"] : field.type.columnTypes;
      expect(fits, title).toContain(type);
    }
  });

  test("agrees with its column on whether it can be null", () => {
    for (const { resource, field, title } of stored) {
      const column = columns.get(resource.table)!.get(field.writeColumn!)!;
      // What is always given or defaulted must not be left out of the database's own guard.
      if (field.required || (field.fallback !== undefined && !field.nullable))
        expect({ title, notNull: column.notNull }).toEqual({ title, notNull: true });
      if (column.notNull && field.nullable && !field.hidden)
        expect.fail(`${title} is never empty, but the field may be`);
    }
  });

  test("of numbers fits into its column", () => {
    for (const { resource, field, title } of stored) {
      const column = columns.get(resource.table)!.get(field.writeColumn!)!;
      const numeric = /^numeric\((\d+),(\d+)\)$/.exec(column.type);
      if (numeric && field.type.name === "decimal")
        expect(Number(numeric[1]) - Number(numeric[2]), title).toBeGreaterThanOrEqual(wholeDigits(field));
      if (column.type === "smallint")
        expect(Number(field.type.schema().maximum), title).toBeLessThanOrEqual(32_767);
    }
  });

  test("that is a set of references has its table of links", () => {
    for (const resource of resources) {
      for (const { type, name } of resource.fields.values()) {
        if (!type.links) continue;
        const { table, owner, target, ordered } = type.links;
        expect(primaryKey(table), `${resource.name}.${name}`).toEqual(["workspace_id", owner, target]);
        expect(columns.get(table)!.has("position")).toBe(ordered);
        const bound = constraints
          .filter((one) => one.table === table && one.kind === "f")
          .map((one) => one.columns[1]);
        expect(bound).toEqual(expect.arrayContaining([owner, target]));
      }
    }
  });

  test("that is a reference has its foreign key", () => {
    for (const { resource, field, title } of stored) {
      if (!field.type.reference || field.name === "id") continue;
      const key = constraints.find(
        (one) => one.table === resource.table && one.kind === "f" && one.columns.at(-1) === field.writeColumn,
      );
      expect(key?.refers, title).toBe(schema.resources.get(field.type.reference.resource)!.table);
    }
  });
});

describe("every table of a resource", () => {
  test("has its timestamps and a key of the declared type", () => {
    for (const { table, key, timestamps } of resources) {
      const own = columns.get(table)!;
      for (const name of timestamps)
        expect(own.get(name), `${table}.${name}`).toMatchObject({ notNull: true });
      expect(own.get("id")!.type).toBe(key === "integer" ? "integer" : "text");
    }
  });

  test("that can be searched has its folded text", () => {
    for (const { table, search, fields } of resources) {
      if (!search.some((name) => fields.get(name)?.writeColumn)) continue;
      expect(columns.get(table)!.get("search_text"), table).toMatchObject({ isGenerated: true });
    }
  });
});

/** The number of digits of a decimal field before its decimal point. */
function wholeDigits(field: FieldSchema): number {
  const { type } = field;
  for (let digits = 15; digits > 0; digits--) {
    let refused = false;
    type.read(10 ** digits - 1, () => {
      refused = true;
    });
    if (!refused) return digits;
  }
  return 0;
}
