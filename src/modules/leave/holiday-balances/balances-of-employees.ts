import { type Extension, inverse } from "../../../engine/declare/index.ts";

/** Employees lead to their accounts of leave, the latest year first. */
export const balancesOfEmployees: Extension = {
  resource: "employees",
  relationships: { holidayBalances: inverse("holiday-balances", "employee_id", { sort: "-year" }) },
};
