import { addDays } from "../../src/engine/declare/calendar.ts";
import type { Question } from "../ask.ts";

const REPORTS = [
  ["overview", "lead-analytics-overview"],
  ["funnel of a cohort", "lead-funnel"],
  ["funnel of a period", "lead-funnel", "&mode=period"],
  ["sources", "lead-sources"],
  ["velocity", "lead-velocity"],
  ["owners", "lead-owners"],
  ["lost reasons", "lead-lost-reasons"],
] as const;

/** The reports on leads, over two years and over a month. */
export function reportQuestions(today: string): Question[] {
  const over = (name: string, from: string): Question[] =>
    REPORTS.map(([report, path, more = ""]) => ({
      name: `${report}, ${name}`,
      path: `/leads/getters/${path}?date=${from},${today}${more}`,
    }));
  return [
    ...over("two years", addDays(today, -731)),
    { name: "forecast", path: "/leads/getters/lead-forecast" },
    ...over("a month", addDays(today, -30)),
  ];
}

/** How many cards of a column the board reads at first. */
const CARDS = 25;

/** The requests of the board for its first columns. */
export const boardQuestions = (stageIds: readonly string[]): Question[] => [
  { name: "columns of the board, with sums", path: "/leads?group=stage_id&status=open" },
  ...stageIds.slice(0, 5).map((id, index) => ({
    name: `column ${index + 1} of the board, ${CARDS} cards with owner`,
    path: `/leads?status=open&stage_id=${id}&perPage=${CARDS}&sort=-stage_entered_at&include=owner`,
  })),
];
