import type { LeaveDay } from "./leave-taken.ts";
import { workableSlots } from "./workable-slots.ts";
import type { WorkingTime } from "./working-time.ts";

/**
 * Whether an employee is expected to work on a day, if only for half of it: neither a free weekday, nor a public holiday,
 * nor a full day of approved leave.
 */
export function isAtWork(time: WorkingTime, leave: readonly LeaveDay[], day: string): boolean {
  const slots = workableSlots(time, day);
  const off = leave.filter(({ date }) => date === day);
  const isFree = (slot: "morning" | "afternoon"): boolean => !slots[slot] || off.some((part) => part[slot]);
  return !(isFree("morning") && isFree("afternoon"));
}
