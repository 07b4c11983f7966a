import { schemaOf } from "../../../engine/runtime/index.ts";
import { join, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import type { Reason } from "./reason-lists.ts";

const LOCKED = {
  base_currency: "The base currency cannot be changed once amounts are recorded.",
  week_starts_on: "The week starts on field cannot be changed once timesheet weeks exist.",
  invoice_number_start: "The invoice number start field cannot be changed once an invoice is issued.",
} as const;

/** Settings that can be locked. Each module declares what locks them (`settingLocks`). */
export const LOCKABLE = Object.keys(LOCKED) as readonly (keyof typeof LOCKED)[];

/** Settings that are lists of reasons. Each module declares which of its records use their keys (`settingUses`). */
export const REASON_LISTS = ["lead_lost_reasons", "candidate_rejection_reasons"] as const;

/** Refuses to change a setting on which stored data of a module depends. */
export async function checkLocks(change: SettledChange<"workspace">, work: ReadOnlyWork): Promise<void> {
  const changed = LOCKABLE.filter((setting) => change.changes(setting));
  const locks = schemaOf(work).modules.flatMap((module) => module.settingLocks ?? []);
  const checks = changed.flatMap((setting) => {
    const own = locks.filter((lock) => lock.setting === setting).map(({ holds }) => holds);
    return own.length === 0 ? [] : [sql`select ${setting}::text as setting where ${join(own, " or ")}`];
  });
  for (const { setting } of await all<{ setting: keyof typeof LOCKED }>(work, checks))
    change.fail(setting, LOCKED[setting]);
}

const keysOf = (list: readonly Reason[] | null | undefined): string[] => (list ?? []).map(({ key }) => key);

/** Refuses to remove a reason that a record still uses. */
export async function checkReasonsInUse(
  change: SettledChange<"workspace">,
  work: ReadOnlyWork,
): Promise<void> {
  const uses = schemaOf(work).modules.flatMap((module) => module.settingUses ?? []);
  const checks: Sql[] = [];
  for (const setting of REASON_LISTS.filter((name) => change.changes(name))) {
    const claimed = keysOf(change.values[setting]);
    for (const key of keysOf(change.stored?.[setting]).filter((one) => !claimed.includes(one))) {
      for (const use of uses.filter((one) => one.setting === setting)) {
        checks.push(sql`select ${setting}::text as setting, ${key}::text as key, (${use.count(key)})::integer as count,
          ${use.singular}::text as singular, ${use.plural}::text as plural`);
      }
    }
  }
  type Used = { setting: string; key: string; count: number; singular: string; plural: string };
  for (const { setting, key, count, singular, plural } of await all<Used>(work, checks)) {
    if (count === 0) continue;
    const users = `${count} ${count === 1 ? singular : plural}`;
    change.fail(setting, message`The reason ${key} is used by ${users}; archive it instead.`);
  }
}

const all = <Row extends Record<string, unknown>>(
  work: ReadOnlyWork,
  checks: readonly Sql[],
): Promise<Row[]> =>
  checks.length === 0 ? Promise.resolve([]) : work.rows<Row>(join(checks, " union all "));
