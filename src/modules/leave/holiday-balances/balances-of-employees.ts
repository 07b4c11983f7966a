import { extension, inverse } from "../../../engine/declare/index.ts";

/** Employees lead to their accounts of leave, the latest year first. */
export const balancesOfEmployees = extension("employees", {
  relationships: { holidayBalances: inverse("holiday-balances", "employee_id", { sort: "-year" }) },
});
