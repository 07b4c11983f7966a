import type { DatedUi } from "../declare/calendar-ui.ts";

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const FIRST = "0001-01-01";
const LAST = "9999-12-31";

/**
 * The filter `where` for the records with a day in a range, beside what the person filters by.
 * @param isOpenEnded whether the last day can be empty: such records go on
 */
export function rangeWhere(
  { from, to }: Pick<DatedUi, "from" | "to">,
  range: DayRange,
  isOpenEnded: boolean,
  where?: string,
): string {
  const conditions =
    to === undefined
      ? [`${from}=${range.from},${range.to}`]
      : [
          `${from}=${FIRST},${range.to}`,
          isOpenEnded ? `(${to}=${range.from},${LAST}|${to}=null)` : `${to}=${range.from},${LAST}`,
        ];
  return [...conditions, ...(where ? [`(${where})`] : [])].join("&");
}

/** The filter `where` for the records that have no first day, beside what the person filters by. */
export const undatedWhere = ({ from }: Pick<DatedUi, "from">, where?: string): string =>
  [`${from}=null`, ...(where ? [`(${where})`] : [])].join("&");
