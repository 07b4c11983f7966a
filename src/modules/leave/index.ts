import { extension, module } from "../../engine/declare/index.ts";
import { balancesOfEmployees } from "./holiday-balances/balances-of-employees.ts";
import { followEmployees } from "./holiday-balances/employee-reactions.ts";
import { holidayBalances } from "./holiday-balances/holiday-balances.resource.ts";
import { holidayPolicies } from "./holiday-policies/holiday-policies.resource.ts";
import { initialPolicies } from "./holiday-policies/initial-policies.ts";
import { holidays } from "./holidays/holidays.resource.ts";
import { keepLeaveAfterStart } from "./holidays/leave-before-start.ts";
import { endLeaveOfLeavers } from "./holidays/leave-of-leavers.ts";
import { requestsOfEmployees } from "./holidays/requests-of-employees.ts";
import { leaveCards } from "./leave-cards.ts";
import { leaveNotifications } from "./leave-notifications.ts";
import { recountAfterDeletion } from "./public-holidays/public-holiday-writes.ts";
import { publicHolidays } from "./public-holidays/public-holidays.resource.ts";
import { leaveSetUp } from "./set-up.ts";
import { workingDays } from "./working-time/working-days.ts";

export { LACKS_BALANCES, openMissing } from "./holiday-balances/open-missing.ts";
export { seedLeave } from "./seeds/leave.seed.ts";

export { exactExpectedMinutes, expectedMinutes } from "./working-time/expected-minutes.ts";
export { isAtWork } from "./working-time/is-at-work.ts";
export { type LeaveDay, type LeaveTaken, leaveTakenIn } from "./working-time/leave-taken.ts";
export { loadApprovedLeave, loadWorkingTimes } from "./working-time/load-working-times.ts";
export {
  isWorkingDay,
  publicHolidaySlotsIn,
  slotCount,
  workableSlots,
  workableSlotsIn,
  workingDaysIn,
} from "./working-time/workable-slots.ts";
export { dayMinutes, type Slots, type WorkingTime } from "./working-time/working-time.ts";

/** Leave policies, public holidays, leave requests and balances, and the working time on which they depend. */
export const leaveModule = module({
  title: "Leave",
  description: "Leave policies, public holidays, leave requests and leave balances.",
  resources: [holidays, holidayBalances, holidayPolicies, publicHolidays],
  notifications: leaveNotifications,
  homeCards: leaveCards,
  initialRecords: [initialPolicies],
  setUpSteps: leaveSetUp,
  extensions: [
    balancesOfEmployees,
    requestsOfEmployees,
    extension("employees", { getters: { "working-days": workingDays } }),
  ],
  reactions: [followEmployees, endLeaveOfLeavers, keepLeaveAfterStart, recountAfterDeletion],
});
