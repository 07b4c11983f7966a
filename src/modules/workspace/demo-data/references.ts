import { type ResourceSchema, schemaOf } from "../../../engine/runtime/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

/** A foreign key to the record of a resource. */
export interface Reference {
  /** The table that refers. */
  readonly table: string;
  /** The column that contains the id of the record. */
  readonly column: string;
  readonly target: ResourceSchema;
  /** What happens to the row when the record is deleted; `restrict` prevents that. */
  readonly onDelete: "restrict" | "cascade" | "clear";
}

interface KeyRow extends Record<string, unknown> {
  readonly from: string;
  readonly to: string;
  readonly rule: string;
  /** The column that refers to the id; null if it refers to another one. */
  readonly column: string | null;
}

const RULES: Readonly<Record<string, Reference["onDelete"]>> = {
  a: "restrict",
  r: "restrict",
  c: "cascade",
  n: "clear",
};

/** The journal outlives what it is about. */
const KEPT = ["journal", "journal_commits"];

/** Every foreign key of the database to a record of a resource: the declarations do not know the tables of parts. */
export async function referencesOf(work: ReadOnlyWork): Promise<Reference[]> {
  const resources = new Map([...schemaOf(work).resources.values()].map((one) => [one.table, one]));
  const keys =
    await work.rows<KeyRow>(sql`select child.relname as "from", parent.relname as "to", k.confdeltype as rule,
      (select referring.attname from unnest(k.conkey, k.confkey) as pair(own, other)
        join pg_attribute referring on referring.attrelid = k.conrelid and referring.attnum = pair.own
        join pg_attribute referred on referred.attrelid = k.confrelid and referred.attnum = pair.other
        where referred.attname = 'id') as "column"
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and parent.relname <> 'workspaces'
    order by child.relname, k.conname`);
  return keys.flatMap(({ from, to, rule, column }) => {
    const target = resources.get(to);
    if (target === undefined || column === null || KEPT.includes(from)) return [];
    return [{ table: from, column, target, onDelete: RULES[rule]! }];
  });
}
