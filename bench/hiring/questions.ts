import { addDays } from "../../src/engine/declare/calendar.ts";
import type { Question } from "../ask.ts";

const ANALYTICS = "/candidates/getters/hiring-analytics";

/** The analytics over all candidates, over a month, and of some of them. */
export const analyticsQuestions = (today: string, jobId: string, departmentId: string): Question[] => [
  { name: "analytics, two years", path: `${ANALYTICS}?date=${addDays(today, -731)},${today}` },
  { name: "analytics, a month", path: `${ANALYTICS}?date=${addDays(today, -30)},${today}` },
  {
    name: "analytics, two years, referrals and job boards",
    path: `${ANALYTICS}?date=${addDays(today, -731)},${today}&source=referral,job_board`,
  },
  {
    name: "analytics, two years, one job",
    path: `${ANALYTICS}?date=${addDays(today, -731)},${today}&job_id=${jobId}`,
  },
  {
    name: "analytics, two years, one department",
    path: `${ANALYTICS}?date=${addDays(today, -731)},${today}&department_id=${departmentId}`,
  },
  {
    name: "analytics, two years, no department",
    path: `${ANALYTICS}?date=${addDays(today, -731)},${today}&department_id=null`,
  },
];

/** How many cards of a column the board reads at first. */
const CARDS = 25;

/** The requests of the board: the numbers of its columns, and the first cards of each. */
export const boardQuestions = (stageIds: readonly string[]): Question[] => [
  { name: "columns of the board", path: "/candidates?group=stage_id&status=active&perPage=500" },
  ...stageIds.map((id, index) => ({
    name: `column ${index + 1} of the board, ${CARDS} cards with job and recruiter`,
    path: `/candidates?status=active&stage_id=${id}&perPage=${CARDS}&sort=stage_entered_at&include=job,recruiter`,
  })),
];
