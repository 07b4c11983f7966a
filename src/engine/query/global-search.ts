import type { Selection } from "../plan/selection.ts";
import { and, column, ident, join, literal, type Sql, sql } from "../sql/sql.ts";
import type { Values } from "../work/records.ts";
import { hasOwnWord, literally, relatedValues } from "./search-condition.ts";
import { selectionCondition } from "./select-records.ts";

/** Of the matches of one resource, so many of the newest are compared with each other. */
const COMPARED = 200;

/** A record that was found, with its resource, its display name, and how well it fits: 0 is best. */
export interface FoundRow extends Values {
  readonly type: string;
  readonly id: string;
  readonly title: string | null;
  readonly detail: string | null;
  readonly rank: number;
}

/**
 * Selects the best matches of each resource in one statement, best first: names that equal the text, that begin with
 * it, that contain a word which begins with it, then all others that contain its words.
 * @param selections the rows in the caller's sight, and the relationships that their details go through
 */
export function selectFound(
  selections: readonly Selection[],
  text: string,
  words: readonly string[],
  perType: number,
): Sql {
  const found = selections.map((selection) => foundIn(selection, text, words, perType));
  return sql`select * from (${join(found, " union all ")}) found order by found.rank, fold(found.title), found.id`;
}

function foundIn(selection: Selection, text: string, words: readonly string[], perType: number): Sql {
  const { resource } = selection;
  const condition = and([
    selectionCondition(selection, "record"),
    ...words.map((word) => hasOwnWord(resource, "record", word)),
  ]);
  const { title = resource.calledBy ?? [resource.label], detail = [] } = resource.globalSearch!;
  const name = sql`fold(hit.title)`;
  return sql`(select ${literal(resource.name)} as type, hit.id, hit.title, hit.detail,
      case when ${name} = fold(${text}::text) then 0
        when ${name} like fold(${`${literally(text)}%`}::text) then 1
        when ${name} like fold(${`% ${literally(text)}%`}::text) then 2
        else 3 end as rank
    from (select ${column("record", "id")}::text as id, ${textOf(selection, title)} as title,
        ${textOf(selection, detail)} as detail
      from (select record.* from ${ident(resource.table)} record where ${condition}
        order by ${column("record", "id")} desc limit ${COMPARED}::integer) record) hit
    order by rank, fold(hit.title), hit.id limit ${perType}::integer)`;
}

/** The values of the fields as one text; null if all are empty. */
function textOf(selection: Selection, names: readonly string[]): Sql {
  if (names.length === 0) return sql`null::text`;
  const values = names.map((name) => {
    if (!name.includes(".")) return sql`${selection.resource.fields.get(name)!.shown("record")}::text`;
    const related = relatedValues(selection, name, "record");
    return related ? sql`(select value::text from (${related} limit 1) related(value))` : sql`null::text`;
  });
  return sql`nullif(concat_ws(' ', ${join(values, ", ")}), '')`;
}
