import type { Work } from "../../engine/execute/work.ts";
import { openMissing } from "./balances/open-missing.ts";
import { seedPublicHolidays } from "./public-holidays/public-holidays.seed.ts";

/** Public holidays, and the balances of everybody who is there. Answers how many of each were made. */
export const seedLeave = async (work: Work): Promise<Record<string, number>> => ({
  "public-holidays": await seedPublicHolidays(work),
  "holiday-balances": await openMissing(work),
});
