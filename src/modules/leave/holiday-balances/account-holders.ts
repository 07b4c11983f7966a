import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { OpeningFacts } from "../ledger/opening.ts";
import { loadWorkPatterns } from "../working-time/load-work-patterns.ts";

/** An employee as far as balances rest on it. */
export interface AccountHolder {
  readonly id: string;
  readonly opening: OpeningFacts;
  /** `YYYY-MM-DD`; null: none known. */
  readonly lastDay: string | null;
  readonly contractType: string | null;
  /** Whole days to open the first account of the default policy with; null: none stated. */
  readonly initialVacation: number | null;
}

type HolderRow = {
  readonly id: string;
  readonly contract_type: string | null;
  readonly initial_vacation_balance: number | null;
};

/** Employees by id, in two statements, however many they are. */
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
