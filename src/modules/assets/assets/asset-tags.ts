import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

/** The number in a tag of a prefix. */
export interface NumberedTag {
  readonly prefix: string;
  readonly number: number;
}

/** Writers of tags run one at a time, so that each next number is given once. */
export const lockTags = (work: Work): Promise<void> => work.lock("asset-tags");

/** `LAP` and 42 are `LAP-00042`. */
export const tagOf = ({ prefix, number }: NumberedTag): string =>
  `${prefix}-${String(number).padStart(5, "0")}`;

/** The number of a tag that has the form of those of the prefix; null for any other. */
export function numberedTag(tag: string, prefix: string): NumberedTag | null {
  const start = `${prefix}-`;
  const digits = tag.toUpperCase().startsWith(start) ? tag.slice(start.length) : "";
  return /^\d{5,9}$/.test(digits) ? { prefix, number: Number(digits) } : null;
}

const counterOf = (prefix: string): string => `asset-tags:${prefix}`;

/** The next tag of a prefix: no asset has it, and none that was deleted had it. */
export async function nextTag(work: ReadOnlyWork, prefix: string): Promise<NumberedTag> {
  const counter = await work.row<{ last: number }>(sql`select c.value::integer as last from counters c
    where c.workspace_id = ${fromContext("workspace")} and c.name = ${counterOf(prefix)}`);
  let next = { prefix, number: (counter?.last ?? 0) + 1 };
  while (await work.isTaken("assets", "asset_tag", tagOf(next), null))
    next = { prefix, number: next.number + 1 };
  return next;
}

/** Keeps the number from being given again, even after its asset is deleted. */
export async function useUpNumber(work: Work, { prefix, number }: NumberedTag): Promise<void> {
  await work.rows(sql`insert into counters (workspace_id, name, value)
    values (${fromContext("workspace")}, ${counterOf(prefix)}, ${number}::bigint)
    on conflict (workspace_id, name) do update set value = greatest(counters.value, ${number}::bigint)`);
}
