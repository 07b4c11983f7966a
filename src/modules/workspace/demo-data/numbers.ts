import { schemaOf } from "../../../engine/runtime/index.ts";
import { column, fromContext, ident, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

/** The name of a counter or of a series of numbers, of which the two have none in common. */
const SERIES = raw("s.sequence || ' ' || s.series");

/** The last numbers of documents, tickets and tags of assets as an object, by their names. */
const NUMBERS: Sql = sql`coalesce((select jsonb_object_agg(numbered.name, numbered.last) from (
    select ${SERIES} as name, s.last_number as last from number_series s
    where s.workspace_id = ${fromContext("workspace")}
    union all select c.name, c.value from counters c where c.workspace_id = ${fromContext("workspace")}) numbered), '{}')`;

/** The last numbers that were given, by the names of what counts them. */
export type LastNumbers = Readonly<Record<string, number>>;

/** The last numbers that were given so far. */
export async function lastNumbers(work: ReadOnlyWork): Promise<LastNumbers> {
  const row = await work.row<{ numbers: LastNumbers }>(sql`select ${NUMBERS} as numbers`);
  return row!.numbers;
}

/** Notes the numbers from before the demo data was put in, and those now. */
export async function noteNumbers(work: Work, before: LastNumbers): Promise<void> {
  await work.rows(sql`update demo_data d set numbers_before = ${JSON.stringify(before)}::jsonb, numbers_after = ${NUMBERS}
    where d.workspace_id = ${fromContext("workspace")}`);
}

/**
 * Sets the numbers of documents and tickets and the tags of assets back, so that those of the demo leave no gap. What has given another
 * number since continues where it is. Ids of records are never given twice, so their counters stay.
 */
export async function setNumbersBack(work: Work): Promise<void> {
  const ids = [...schemaOf(work).resources.values()]
    .filter(({ key }) => key === "integer")
    .map(({ name }) => name);
  await setBack(work, { table: "number_series", name: SERIES, last: "last_number" }, raw("true"));
  await setBack(
    work,
    { table: "counters", name: raw("s.name"), last: "value" },
    sql`s.name <> all(${ids}::text[])`,
  );
}

interface Counting {
  readonly table: string;
  readonly name: Sql;
  /** The column of the last number. */
  readonly last: string;
}

async function setBack(work: Work, { table, name, last }: Counting, condition: Sql): Promise<void> {
  const before = sql`(d.numbers_before ->> (${name}))::bigint`;
  const isUntouched = sql`s.workspace_id = ${fromContext("workspace")} and d.workspace_id = ${fromContext("workspace")}
    and ${column("s", last)} = (d.numbers_after ->> (${name}))::bigint and ${condition}`;
  await work.rows(
    sql`delete from ${ident(table)} s using demo_data d where ${isUntouched} and ${before} is null`,
  );
  await work.rows(sql`update ${ident(table)} s set ${ident(last)} = ${before} from demo_data d
    where ${isUntouched} and ${before} < ${column("s", last)}`);
}
