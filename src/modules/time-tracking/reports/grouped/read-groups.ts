import { holds } from "../../../../engine/declare/index.ts";
import type { Work } from "../../../../engine/work/index.ts";
import { type EntryCondition, sumsOfEntries } from "../../../projects/index.ts";
import { type GroupKey, SUMS_OF_GROUPS } from "./group-keys.ts";
import { shownLeftOut } from "./group-unknown.ts";
import { type GroupOrder, type GroupPage, type GroupRow, selectGroupPage } from "./grouped-time.ts";

/** The permission that amounts require. */
export const MONEY_PERMISSION = "view-payroll";

/** The currency of all amounts; null if the caller cannot read amounts. */
export const currencyOfAmounts = ({ actor, workspace }: Pick<Work, "actor" | "workspace">): string | null =>
  holds(actor, MONEY_PERMISSION) ? workspace.baseCurrency : null;

/** A page of groups, with the totals over all of them. */
export interface ReadGroups {
  readonly rows: readonly GroupRow[];
  /** The number of all groups. */
  readonly total: number;
  readonly totals: Readonly<Record<string, unknown>>;
}

/** Reads entries in groups, with the amounts that the actor may see. */
export async function readGroups(
  work: Work,
  key: GroupKey,
  matching: EntryCondition,
  order: readonly GroupOrder[],
  page: { readonly page: number; readonly perPage: number },
): Promise<ReadGroups> {
  const baseCurrency = currencyOfAmounts(work);
  const by = SUMS_OF_GROUPS[key];
  const sumsOf = await sumsOfEntries(work, matching, work.workspace.baseCurrency, { by });
  const found = await work.row<GroupPage & Record<string, unknown>>(
    selectGroupPage({ key, sumsOf, baseCurrency, words: work.words }, order, page),
  );
  const { total, left_out, ...figures } = found!.totals;
  const money = baseCurrency === null ? {} : { left_out: shownLeftOut(left_out ?? [], baseCurrency) };
  return { rows: found!.rows, total, totals: { ...figures, ...money } };
}
