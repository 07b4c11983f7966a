import type { Work } from "../../../engine/work/index.ts";
import { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { openMissing } from "../holiday-balances/open-missing.ts";
import { seedPublicHolidays } from "./public-holidays.seed.ts";
import { seedLeaveRequests } from "./requests.seed.ts";

/** A separate random sequence, so that the other seed data is unchanged. */
const SEED = 19;

/** Creates public holidays, balances and leave requests. Returns the number of records by resource. */
export const seedLeave = async (work: Work): Promise<Record<string, number>> => ({
  "public-holidays": await seedPublicHolidays(work),
  "holiday-balances": await openMissing(work),
  ...(await seedLeaveRequests(work, new SeededRandom(SEED))),
});
