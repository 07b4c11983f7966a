import type { Sql } from "./sql.ts";

/**
 * The columns of an aliased table that a fragment mentions; null if it mentions the alias in another way, such as a whole
 * row. The alias must be one that no sub-select of the fragment uses for another table.
 */
export function mentionedColumns({ texts }: Sql, alias: string): ReadonlySet<string> | null {
  const columns = new Set<string>();
  for (const mention of texts
    .join(" $ ")
    .matchAll(new RegExp(`\\b${alias}\\b"?(?:\\."?([a-z_0-9]+)"?)?`, "g"))) {
    if (mention[1] === undefined) return null;
    columns.add(mention[1]);
  }
  return columns;
}
