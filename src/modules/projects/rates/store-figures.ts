import { fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { AMOUNTS, liveFigures, STORED_COLUMNS } from "./entry-figures.ts";

/** SQL over the alias `w` of `workspaces`: whether figures of entries wait to be stored. `$1` is not used. */
export const HAS_STALE_FIGURES = `$1::timestamptz is not null and (exists (select from stale_entries s where s.workspace_id = w.id)
  or exists (select from stale_scopes s where s.workspace_id = w.id))`;

/** Entries that one transaction stores. */
const AT_ONCE = 25_000;

const workspace = fromContext("workspace");
const baseCurrency = sql`(select w.base_currency from workspaces w where w.id = ${workspace})`;

/** The largest amount, in units, that is stored. Larger ones are priced whenever they are read. */
const LARGEST = sql`1000000000000000`;

const isLarge = join(
  AMOUNTS.map((name) => sql`coalesce(abs(${raw(`priced.${name}`)}) > ${LARGEST}, false)`),
  " or ",
);
const hundredths = (name: string): Sql =>
  sql`case when abs(${raw(`priced.${name}`)}) <= ${LARGEST} then (${raw(`priced.${name}`)} * 100)::bigint end`;

const names = (list: readonly string[], prefix = ""): Sql =>
  raw(list.map((name) => `${prefix}${name}`).join(", "));
const WRITTEN = [...STORED_COLUMNS, ...AMOUNTS, "is_large"];

/**
 * Stores the figures of some stale entries, and returns how many; 0: none is stale. One statement reads, stores and
 * deletes exactly the stale entries that it has seen, and those who store wait for each other before it begins. So an
 * entry that is not stale in what a reader sees has the figures of what the reader sees.
 */
async function storeSome(work: Work, atOnce: number): Promise<number> {
  const row = await work.row<{ entries: number }>(sql`
    with chosen as materialized (
      select distinct s.entry_id as id from (select found.entry_id from stale_entries found
        where found.workspace_id = ${workspace} limit ${atOnce}::integer) s),
    priced as materialized (
      select ${names(STORED_COLUMNS, "priced.")}, ${join(
        AMOUNTS.map((name) => sql`${hundredths(name)} as ${raw(name)}`),
        ", ",
      )}, ${isLarge} as is_large
      from ${liveFigures((alias) => sql`${raw(alias)}.workspace_id = ${workspace} and ${raw(alias)}.id in (select c.id from chosen c)`, baseCurrency)} priced),
    stored as (
      insert into entry_figures as kept (${names(WRITTEN)}) select ${names(WRITTEN)} from priced order by date
      on conflict (workspace_id, id) do update set ${names(
        WRITTEN.filter((name) => name !== "workspace_id" && name !== "id").map(
          (name) => `${name} = excluded.${name}`,
        ),
      )}
      where (${names(WRITTEN, "kept.")}) is distinct from (${names(WRITTEN, "excluded.")})),
    ended as (
      delete from entry_figures kept using chosen c where kept.workspace_id = ${workspace} and kept.id = c.id
        and not exists (select from priced p where p.id = kept.id)),
    done as (
      delete from stale_entries s using chosen c where s.workspace_id = ${workspace} and s.entry_id = c.id)
    select count(*)::integer as entries from chosen`);
  return row!.entries;
}

/** Names the entries of stale scopes one by one, so that they can be stored in parts. Returns the number of scopes. */
async function nameScopes(work: Work): Promise<number> {
  const row = await work.row<{ scopes: number }>(sql`
    with scopes as materialized (select s.number from stale_scopes s where s.workspace_id = ${workspace}),
    named as (
      insert into stale_entries (workspace_id, entry_id)
      select distinct ${workspace}, found.id from entries_in_stale_scopes(${workspace}, ${baseCurrency}) found(id)),
    done as (
      delete from stale_scopes s using scopes c where s.workspace_id = ${workspace} and s.number = c.number)
    select count(*)::integer as scopes from scopes`);
  return row!.scopes;
}

/** Stores figures of entries that are stale, in one transaction. Returns 0 when nothing is left to do. */
export async function storeStaleFigures(work: Work, atOnce = AT_ONCE): Promise<number> {
  // The statements after it see what the previous one stored.
  await work.lock("figures of entries");
  return (await nameScopes(work)) + (await storeSome(work, atOnce));
}
