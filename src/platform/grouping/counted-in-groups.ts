import type { ListVariant } from "../../engine/declare/list-variant.ts";
import { column, fromContext, ident, join, sql } from "../../engine/sql/sql.ts";
import { recordsInGroups } from "./records-in-groups.ts";

interface Counting<Field extends string> {
  readonly resource: string;
  /** The table with the records. */
  readonly table: string;
  readonly title: string;
  readonly description: string;
  /** Stored references or choices that every reader of the list may read; the list has a filter of the same name for each. */
  readonly by: readonly Field[];
}

/** The form of a list in which its records are only counted in groups: `GET /tasks?group=status`. */
export const countedInGroups = <const Field extends string>({
  table,
  ...counting
}: Counting<Field>): ListVariant =>
  recordsInGroups({
    ...counting,
    figures: {},
    summed: ({ matching }) => ({
      records: sql`l as (select ${join(
        counting.by.map((name) => column("counted", name)),
        ", ",
      )} from ${ident(table)} counted
        where counted.workspace_id = ${fromContext("workspace")} and ${matching("counted")})`,
      sums: {},
      meta: {},
    }),
  });
