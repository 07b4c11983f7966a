import { isDeepStrictEqual } from "node:util";
import type { AnyInitialRecords } from "../../../engine/declare/index.ts";
import { column, fromContext, ident, join, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { initialIn, placesByName } from "../../../platform/languages/initial-names.ts";
import { LANGUAGES, type Language } from "../../../platform/languages/words-for.ts";

/** A record of a workspace with its values in words. */
type Row = Values & { readonly id: string };

/** What changes of a record if it gets its initial words in another language. */
export interface Renaming {
  readonly id: string;
  readonly changes: Readonly<Values>;
}

/**
 * The changes that give records their words in a language, of those that still have the name with which they were
 * created in another one. Values that somebody has changed stay, and so does a record whose new name another one has.
 */
export async function renamingsOf(
  work: ReadOnlyWork,
  initial: AnyInitialRecords,
  language: Language,
): Promise<readonly Renaming[]> {
  const [name] = initial.inWords;
  const columns = initial.inWords.map((field) => sql`${column("r", field)} as ${ident(field)}`);
  const rows = await work.rows<Row>(sql`select r.id::text as id, ${join(columns, ", ")}
    from ${ident(work.resource(initial.resource).table)} r
    where r.workspace_id = ${fromContext("workspace")} order by r.id ${work.rowLock("update")}`);
  const places = placesByName(initial);
  const wanted = initialIn(initial, language);
  const holders = new Map(rows.map((row) => [String(row[name]).toLowerCase(), row.id]));
  return rows.flatMap((row) => {
    const place = places.get(row[name]);
    if (place === undefined) return [];
    const holder = holders.get(String(wanted[place]![name]).toLowerCase());
    if (holder !== undefined && holder !== row.id) return [];
    const changed = initial.inWords.filter(
      (field) =>
        !isDeepStrictEqual(row[field], wanted[place]![field]) &&
        LANGUAGES.some((one) => isDeepStrictEqual(row[field], initialIn(initial, one)[place]![field])),
    );
    const changes = Object.fromEntries(changed.map((field) => [field, wanted[place]![field]]));
    return changed.length > 0 ? [{ id: row.id, changes }] : [];
  });
}
