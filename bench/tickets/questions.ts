import { addDays } from "../../src/engine/declare/calendar.ts";
import type { Question } from "../ask.ts";

const ANALYTICS = "/tickets/getters/ticket-analytics";

/** The analytics over all tickets, over a month, and of some of them. */
export const analyticsQuestions = (today: string): Question[] => [
  { name: "analytics, a year", path: `${ANALYTICS}?date=${addDays(today, -365)},${today}` },
  { name: "analytics, a month", path: `${ANALYTICS}?date=${addDays(today, -30)},${today}` },
  {
    name: "analytics, a year, urgent and high",
    path: `${ANALYTICS}?date=${addDays(today, -365)},${today}&priority=urgent,high`,
  },
];

/** How many cards of a column the board reads at first. */
const CARDS = 25;

/** The requests of the board: the numbers of its columns, and the first cards of each. */
export const boardQuestions = (stageIds: readonly string[]): Question[] => [
  { name: "columns of the board", path: "/tickets?group=stage_id&perPage=500" },
  ...stageIds.map((id, index) => ({
    name: `column ${index + 1} of the board, ${CARDS} cards with assignee`,
    path: `/tickets?stage_id=${id}&perPage=${CARDS}&sort=position&include=assignee`,
  })),
];
