import { extension, inverse } from "../../../engine/declare/index.ts";

/** Adds to employees their leave balances, latest year first. */
export const balancesOfEmployees = extension("employees", {
  relationships: { holidayBalances: inverse("holiday-balances", "employee_id", { sort: "-year" }) },
});
