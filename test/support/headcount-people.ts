import type { PersonFacts } from "../../src/modules/employees/hr-analytics/headcount.ts";

/** An employee of a fictional company, with teams to group by. */
export interface Person extends PersonFacts {
  readonly teams: readonly string[];
}

/** By default a full-time employee without a manager. */
export const person = (id: string, start_date: string, more: Partial<Person> = {}): Person => ({
  id,
  start_date,
  termination_date: null,
  termination_reason: null,
  birth_date: null,
  weekly_hours_capacity: 40,
  manager_employee_id: null,
  teams: [],
  ...more,
});
