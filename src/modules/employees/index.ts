import { module } from "../../engine/declare/index.ts";
import { avatarEndpoint } from "./avatar.ts";
import { employees } from "./employees.resource.ts";
import { roles } from "./roles.resource.ts";
import { salaryHistory } from "./salary-history.resource.ts";
import { tags } from "./tags.resource.ts";
import { users } from "./users.resource.ts";

export { callerHolds, decidableFilter } from "./decided-rows.ts";
export { departmentOf } from "./employee-filters.ts";
export { isChoosable, isEmployedOn, isLive, statusOf } from "./employee-status.ts";
export { type PeopleSize, seedPeople } from "./employees.seed.ts";
export { sendInvitation } from "./invitations.ts";
export { ROLES, seedRoles } from "./roles.seed.ts";
export {
  callersEmployee,
  isCallers,
  isOfCallersPeople,
  isOfReports,
  isOfTeam,
  requireOwnOr,
} from "./row-owners.ts";

/** People: their profiles, accounts, roles, tags and salaries. */
export const employeesModule = module({
  title: "Employees",
  description:
    "People: profiles, contracts, positions and reporting lines, with their accounts and salaries.",
  resources: [employees, users, roles, tags, salaryHistory],
  endpoints: [avatarEndpoint],
});
