import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { OpeningFacts } from "../ledger/opening.ts";
import { loadWorkPatterns } from "../working-time/load-work-patterns.ts";

/** The facts about an employee on which balances depend. */
export interface AccountHolder {
  readonly id: string;
  readonly opening: OpeningFacts;
  /** `YYYY-MM-DD`; null if there is no last day. */
  readonly lastDay: string | null;
  readonly contractType: string | null;
  /** The whole days with which the first balance under the default policy opens; null if none are given. */
  readonly initialVacation: number | null;
}

type HolderRow = {
  readonly id: string;
  readonly contract_type: string | null;
  readonly initial_vacation_balance: number | null;
};

/** Loads employees by id, in two statements however many there are. */
export async function loadAccountHolders(
  work: ReadOnlyWork,
  employeeIds: readonly string[],
): Promise<Map<string, AccountHolder>> {
  const patterns = await loadWorkPatterns(work, employeeIds);
  const rows = await work.rows<HolderRow>(sql`select e.id, e.contract_type, e.initial_vacation_balance
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = any(${employeeIds}::text[])
    order by e.id`);
  return new Map(
    rows.map(({ id, contract_type, initial_vacation_balance }) => {
      const { firstDay, lastDay, weekdays } = patterns.get(id)!;
      return [
        id,
        {
          id,
          opening: {
            firstDay: { date: firstDay, number: dayNumber(firstDay) },
            weekdays: weekdays.length,
            fullWeek: work.workspace.workingDays.length,
          },
          lastDay,
          contractType: contract_type,
          initialVacation: initial_vacation_balance,
        },
      ];
    }),
  );
}
