import { extension, module } from "../../engine/declare/index.ts";
import { employmentReactions } from "./employment-reactions.ts";
import { missingWeeks } from "./missing-weeks/missing-weeks.resource.ts";
import { employeeCapacity } from "./reports/capacity/employee-capacity.ts";
import { timeCards } from "./time-cards.ts";
import { recordedWeeks, recordingWeeks } from "./timesheet-submissions/recorded-weeks.ts";
import { timesheetSubmissions } from "./timesheet-submissions/timesheet-submissions.resource.ts";
import { weeksOfEmployees } from "./timesheet-submissions/weeks-of-employees.ts";
import { timesheets } from "./timesheets/timesheets.resource.ts";
import { weekNotifications } from "./week-notifications.ts";

export { missingWeeksJob } from "./missing-weeks/report-missing-weeks.ts";
export { planTime } from "./seeds/plan-time.ts";
export { seedTime } from "./seeds/time.seed.ts";
export { lockTimeOf } from "./time-of-employee.ts";
export { HAS_OVERDUE_TIMER, stopOverdueTimers } from "./timers/overdue-timers.ts";

/** Time entries, timers, weekly submissions, and the reports on time and capacity. */
export const timeTracking = module({
  title: "Time Tracking",
  description:
    "Time entries and timers, weekly submissions and their approval, reports on time and capacity.",
  resources: [timesheets, timesheetSubmissions, missingWeeks],
  notifications: weekNotifications,
  homeCards: timeCards,
  extensions: [
    extension("employees", { getters: { "employee-capacity": employeeCapacity } }),
    weeksOfEmployees,
  ],
  reactions: [...employmentReactions, recordingWeeks],
  settingLocks: [recordedWeeks],
});
