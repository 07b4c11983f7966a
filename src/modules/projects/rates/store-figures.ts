import { fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { AMOUNTS, liveFigures, STORED_COLUMNS } from "./entry-figures.ts";

/** SQL over the alias `w` of `workspaces`: whether figures of entries wait to be stored. */
export const HAS_STALE_FIGURES = `exists (select from stale_entries s where s.workspace_id = w.id)
  or exists (select from stale_scopes s where s.workspace_id = w.id)`;

/**
 * Entries that one transaction stores, with the memory that adding them up needs. Each transaction reads all sums of the
 * workspace once, and the more entries it has, the more of them are of the same sum.
 */
const AT_ONCE = 100_000;
const MEMORY = "64MB";

const workspace = fromContext("workspace");
const baseCurrency = sql`(select w.base_currency from workspaces w where w.id = ${workspace})`;

/**
 * From so many entries on, rates and assignments are joined by hash tables, whatever the planner knows of the tables. If
 * they have just grown, it may expect few and compare each entry with each of them.
 */
const MANY = 500;

/** The largest amount, in units, that is stored. Larger ones are priced whenever they are read. */
const LARGEST = sql`1000000000000000`;

const isLarge = join(
  AMOUNTS.map((name) => sql`coalesce(abs(${raw(`priced.${name}`)}) > ${LARGEST}, false)`),
  " or ",
);
const hundredths = (name: string): Sql =>
  sql`case when abs(${raw(`priced.${name}`)}) <= ${LARGEST} then (${raw(`priced.${name}`)} * 100)::bigint end as ${raw(name)}`;

const names = (list: readonly string[], prefix = ""): Sql =>
  raw(list.map((name) => `${prefix}${name}`).join(", "));
const WRITTEN = [...STORED_COLUMNS, ...AMOUNTS, "is_large"];

/**
 * Stores the figures of some stale entries, and returns how many; 0: none is stale. The statement that prices them also
 * deletes exactly what it has seen of `stale_entries`, and those who store wait for each other before it begins. So an
 * entry that is not stale in what a reader sees has the figures of what the reader sees.
 */
async function storeSome(work: Work, atOnce: number): Promise<number> {
  const chosen = await work.rows<{ id: string }>(sql`select distinct found.entry_id as id
    from (select s.entry_id from stale_entries s where s.workspace_id = ${workspace} limit ${atOnce}::integer) found`);
  if (chosen.length === 0) return 0;
  const ids = chosen.map(({ id }) => id);
  await work.rows(sql`select set_config('enable_nestloop', ${ids.length < MANY ? "on" : "off"}::text, true)`);
  const isChosen = (alias: string, column = "id"): Sql =>
    sql`${raw(alias)}.workspace_id = ${workspace} and ${raw(`${alias}.${column}`)} = any(${ids}::text[])`;
  await work.rows(sql`
    with priced as materialized (
      select ${names(STORED_COLUMNS, "priced.")}, ${join(AMOUNTS.map(hundredths), ", ")}, ${isLarge} as is_large
      from ${liveFigures(isChosen, baseCurrency)} priced),
    stored as (
      insert into entry_figures as kept (${names(WRITTEN)})
      select ${names(WRITTEN, "priced.")} from priced order by priced.date
      on conflict (workspace_id, id) do update set ${names(
        WRITTEN.filter((name) => name !== "workspace_id" && name !== "id").map(
          (name) => `${name} = excluded.${name}`,
        ),
      )}
      where (${names(WRITTEN, "kept.")}) is distinct from (${names(WRITTEN, "excluded.")})),
    ended as (
      delete from entry_figures kept where kept.workspace_id = ${workspace} and kept.id = any(array(
        select chosen.id from unnest(${ids}::text[]) chosen(id) except select priced.id from priced)))
    delete from stale_entries s where ${isChosen("s", "entry_id")}`);
  return ids.length;
}

/** Names the entries of stale scopes one by one, so that they can be stored in parts. Returns the number of scopes. */
async function nameScopes(work: Work): Promise<number> {
  const row = await work.row<{ scopes: number }>(sql`
    with named as (
      insert into stale_entries (workspace_id, entry_id)
      select distinct ${workspace}, found.id from entries_in_stale_scopes(${workspace}, ${baseCurrency}) found(id)),
    done as (delete from stale_scopes s where s.workspace_id = ${workspace} returning s.number)
    select count(*)::integer as scopes from done`);
  return row!.scopes;
}

/** Stores figures of entries that are stale, in one transaction. Returns 0 when nothing is left to do. */
export async function storeStaleFigures(work: Work, atOnce = AT_ONCE): Promise<number> {
  // The statements after it see what the previous one stored.
  await work.lock("figures of entries");
  // Plans have to fit the number of entries, and nobody waits for this transaction.
  await work.rows(sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('statement_timeout', '0', true), set_config('work_mem', ${MEMORY}::text, true)`);
  return (await nameScopes(work)) + (await storeSome(work, atOnce));
}
