import {
  dateTimeKind,
  getter,
  idKind,
  lengthOf,
  momentOnTheWire,
  onlyValueOf,
  parameter,
  textKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { and, column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { count, listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { pathsOf } from "./page-paths.ts";
import { quotedPages } from "./quoted-pages.ts";
import { searchWords } from "./search-words.ts";

const MIN_QUERY = 2;
const MAX_QUERY = 200;

const parameters = {
  q: parameter(textKind(), {
    isSingle: true,
    required: true,
    description: `Words, each of which must occur; a phrase in quotation marks. ${MIN_QUERY} to ${MAX_QUERY} characters.`,
    examples: ["expense policy"],
  }),
  teamspace_id: parameter(idKind, { description: "Only pages of these teamspaces." }),
  updated_at: parameter(dateTimeKind, { description: "Only pages that changed then." }),
};

type Context = GetterContext<"pages", typeof parameters, "collection">;

interface Hit extends Record<string, unknown> {
  readonly id: string;
  readonly score: number;
  readonly total: number;
}

function readQuery({ parameters: { q } }: Context): { readonly query: string; readonly words: string[] } {
  const query = (onlyValueOf(q) ?? "").trim();
  const length = lengthOf(query);
  const words = searchWords(query);
  if (length < MIN_QUERY || words.length === 0)
    throw invalidField("q", message`The q field must be at least ${MIN_QUERY} characters.`);
  if (length > MAX_QUERY)
    throw invalidField("q", message`The q field must not be greater than ${MAX_QUERY} characters.`);
  return { query, words };
}

/** Words and numbers between single spaces, so that words can be compared as a whole. */
const spaced = (folded: Sql): Sql => sql`trim(regexp_replace(${folded}, '[^[:alnum:]]+', ' ', 'g'))`;

/**
 * The points of a word: 8 if the title is the whole query, 4 if the title contains it as a word, 3 at the beginning of a
 * word, 2 elsewhere in the title, 1 if only the content contains it.
 */
const points = (alias: string): Sql => sql`(select sum(case
    when ${column(alias, "folded_title")} = searched.query then 8
    when position(word.folded in ${column(alias, "folded_title")}) = 0 then 1
    when position(' ' || word.spaced || ' ' in ' ' || ${spaced(column(alias, "folded_title"))} || ' ') > 0 then 4
    when position(' ' || word.spaced in ' ' || ${spaced(column(alias, "folded_title"))}) > 0 then 3
    else 2 end)::integer from unnest(searched.folded, searched.spaced) word (folded, spaced))`;

/** The query and its words as they are compared, which is found once and not for each page. */
const searchedWords = (
  query: string,
  words: readonly string[],
): Sql => sql`select fold(${query}::text) as query,
    array_agg(fold(word)) as folded, array_agg(${spaced(sql`fold(word)`)}) as spaced
  from unnest(${words}::text[]) word`;

const escaped = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Pages in sight that are published, or drafts of the caller, in teamspaces that are not archived. */
function isSearched({ work, parameters: given }: Context): Sql {
  const sight = work.visibleRows("pages");
  const { teamspace_id, updated_at } = given;
  return and([
    sql`p.workspace_id = ${fromContext("workspace")}`,
    sight ? sight("p") : sql`true`,
    sql`p.status = 'published' or p.status = 'draft' and p.created_by_employee_id = ${fromContext("self")}`,
    sql`p.teamspace_id <> all(array(select closed.id from teamspaces closed
      where closed.workspace_id = ${fromContext("workspace")} and closed.archived_at is not null))`,
    ...(teamspace_id ? [sql`p.teamspace_id = any(${valuesOf(teamspace_id)}::text[])`] : []),
    ...(updated_at ? [dateTimeKind.compare(sql`p.updated_at`, updated_at)] : []),
  ]);
}

async function run(context: Context) {
  const { work, page, perPage } = context;
  const { query, words } = readQuery(context);
  const whole = query.replaceAll('"', "").replace(/\s+/gu, " ").trim();
  const contains = words.map((word) => sql`p.folded_text like fold(${escaped(word)}::text)`);
  const hits = await work.rows<Hit>(sql`with searched as materialized (${searchedWords(whole, words)})
    select p.id, ${points("p")} as score, (count(*) over ())::integer as total
    from pages p cross join searched
    where ${isSearched(context)} and ${and(contains)}
    order by score desc, p.updated_at desc, p.id
    limit ${perPage}::integer offset ${(page - 1) * perPage}::bigint`);
  const ids = hits.map(({ id }) => id);
  const [quoted, paths] = [await quotedPages(work, ids, words), await pathsOf(work, ids)];
  return {
    data: hits.map(({ id, score }) => {
      const { updated_at, ...found } = quoted.get(id)!;
      return {
        ...{ id, title: found.title, teamspace_id: found.teamspace_id, teamspace_name: found.teamspace_name },
        ...{ path: paths.get(id)!, score, snippet: found.snippet },
        updated_at: momentOnTheWire(updated_at),
      };
    }),
    total: hits[0]?.total ?? (await countOf(context, and(contains), page)),
  };
}

/** The total number of hits, when the page is empty because it is past the end. */
async function countOf(context: Context, contains: Sql, page: number): Promise<number> {
  if (page === 1) return 0;
  const row = await context.work.row<{ count: number }>(sql`select count(*)::integer as count from pages p
    where ${isSearched(context)} and ${contains}`);
  return row!.count;
}

/** Finds pages by words in their title and text, the best first. */
export const pageSearch = getter("pages", {
  title: "Search",
  description:
    "Published pages in the caller's sight, and own drafts, that contain every word in title or text, regardless of case and accents. Words of the title count more. `snippet` is HTML in which hits are marked.",
  isPaged: true,
  parameters,
  response: listOf(
    object({
      ...{ id: text, title: text, teamspace_id: text, teamspace_name: text },
      path: listOf(text, "The titles of the pages above it that the caller sees, and its own."),
      score: count,
      snippet: { ...text, description: "HTML in which hits are in `mark`." },
      updated_at: moment,
    }),
  ),
  run,
});
