import { sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { OpeningFacts } from "../ledger/opening.ts";
import { type PatternRow, patternOf, selectPatterns } from "../working-time/load-work-patterns.ts";

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

interface HolderRow extends PatternRow {
  readonly contract_type: string | null;
  readonly initial_vacation_balance: number | null;
}

/** Loads employees by id, in one statement however many there are. */
export async function loadAccountHolders(
  work: ReadOnlyWork,
  employeeIds: readonly string[],
): Promise<Map<string, AccountHolder>> {
  const { workingDays } = work.workspace;
  const rows = await work.rows<HolderRow>(
    selectPatterns(employeeIds, sql`, e.contract_type, e.initial_vacation_balance`),
  );
  return new Map(
    rows.map((row) => {
      const { id, contract_type, initial_vacation_balance } = row;
      const { firstDay, lastDay, weekdays } = patternOf(row, workingDays);
      return [
        id,
        {
          id,
          opening: {
            firstDay: { date: firstDay, number: dayNumber(firstDay) },
            weekdays: weekdays.length,
            fullWeek: workingDays.length,
          },
          lastDay,
          contractType: contract_type,
          initialVacation: initial_vacation_balance,
        },
      ];
    }),
  );
}
