import { dayOnTheWire } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { figuresOn } from "../ledger/figures.ts";
import { yearLedgers } from "../ledger/year-ledger.ts";
import { accountKey, type LeaveAccount, loadAccounts } from "./load-accounts.ts";
import { shownDay } from "./row-of-year.ts";
import { shownFigures } from "./shown-figures.ts";
import type { StoredRow } from "./stored-rows.ts";

type Named = { readonly id: string; readonly employee_id: string; readonly holiday_policy_id: string };

/** Computes the figures of balances by id, in six statements however many there are. */
export async function deriveFigures(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Values>>> {
  const named =
    await work.rows<Named>(sql`select b.id, b.employee_id, b.holiday_policy_id from holiday_balances b
    where b.workspace_id = ${fromContext("workspace")} and b.id = any(${ids}::text[])`);
  const accounts = await loadAccounts(work, {
    employeeIds: [...new Set(named.map(({ employee_id }) => employee_id))],
    policyIds: [...new Set(named.map(({ holiday_policy_id }) => holiday_policy_id))],
  });
  return new Map(
    named.map(({ id, employee_id, holiday_policy_id }) => {
      const account = accounts.get(accountKey(employee_id, holiday_policy_id))!;
      return [id, figuresOfRow(account, id, work.today)];
    }),
  );
}

function figuresOfRow({ account, deletedRows }: LeaveAccount, id: string, today: string): Values {
  const deleted = deletedRows.find((row) => row.id === id);
  const row = deleted ?? account.rows.find((one) => one.id === id)!;
  const rows = deleted ? withDeletedRow(deleted, account.rows) : account.rows;
  const ledger = yearLedgers({ ...account, rows }).find(({ year }) => year.year === row.year)!;
  const on = shownDay(ledger.year, today);
  const { initial_balance: _, ...figures } = shownFigures(
    figuresOn(ledger, account.terms, account.pending, on),
    account.terms,
  );
  return {
    year_start: wireDay(ledger.year.from),
    year_end: wireDay(ledger.year.to),
    as_of: wireDay(on),
    ...figures,
  };
}

const wireDay = (day: number): string => dayOnTheWire(dayOfNumber(day));

/** The rows with a deleted one in its place: a deleted balance shows the figures that it would have. */
const withDeletedRow = (deleted: StoredRow, live: readonly StoredRow[]): StoredRow[] => [
  ...live.filter(({ year }) => year !== deleted.year),
  deleted,
];
