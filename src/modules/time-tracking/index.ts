import { module } from "../../engine/declare/module.ts";
import { employeeCapacity } from "./reports/capacity/employee-capacity.ts";

/** Time: entries, timers, the weeks in which they are handed in, and what is reported of them. */
export const timeTracking = module({
  title: "Time Tracking",
  description:
    "Time entries and timers, weekly submissions and their approval, reports of time and capacity.",
  resources: [],
  extensions: [{ resource: "employees", getters: { "employee-capacity": employeeCapacity } }],
});
