import { addDays } from "../../src/engine/declare/calendar.ts";
import type { CursorSeal } from "../../src/engine/plan/cursor.ts";
import type { Question } from "../ask.ts";

interface Asked {
  readonly lastDay: string;
  readonly cursors: CursorSeal;
  /** The id after which the deep page begins. */
  readonly deepId: string;
}

/** The number of pages of 15 before the deep one. */
export const DEEP_PAGE = 20_000;
export const PER_PAGE = 15;

const ENTRIES = `/timesheets?sort=-id&perPage=${PER_PAGE}`;

export const FIRST_PAGE = "entries, page 1";
export const LATER_PAGE = `entries, page ${DEEP_PAGE.toLocaleString("en")} by cursor`;

/** The requests, by the names under which results are compared. */
export function questionsFor({ lastDay, cursors, deepId }: Asked): Question[] {
  const since = (days: number): string => `date=${addDays(lastDay, -days)},${lastDay}`;
  const grouped = ["employee", "project"].flatMap((by) =>
    (["month", "year"] as const).map((period) => ({
      name: `report of a ${period} by ${by}`,
      path: `/timesheets?group=${by}_id&${since(period === "month" ? 30 : 365)}`,
    })),
  );
  const cursor = cursors.seal(deepId, "timesheets", true);
  return [
    ...grouped,
    { name: FIRST_PAGE, path: ENTRIES },
    { name: LATER_PAGE, path: `${ENTRIES}&page=${DEEP_PAGE}&cursor=${encodeURIComponent(cursor)}` },
  ];
}
