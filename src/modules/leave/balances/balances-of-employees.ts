import type { Extension } from "../../../engine/declare/extension.ts";
import { inverse } from "../../../engine/declare/relationship.ts";

/** Employees lead to their accounts of leave, the latest year first. */
export const balancesOfEmployees: Extension = {
  resource: "employees",
  relationships: { holidayBalances: inverse("holiday-balances", "employee_id", { sort: "-year" }) },
};
