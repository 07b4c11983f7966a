import { module } from "../../engine/declare/module.ts";

export { exactExpectedMinutes, expectedMinutes } from "./working-time/expected-minutes.ts";
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

/** Leave: its kinds and their rules, public holidays, requests and balances; and the working time they rest on. */
export const leaveModule = module({
  title: "Leave",
  description: "Leave policies, public holidays, requests for leave and the balances they are taken from.",
  resources: [],
});
