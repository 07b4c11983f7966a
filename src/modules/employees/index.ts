import { module } from "../../engine/declare/index.ts";
import { avatarEndpoint } from "./employees/avatar.ts";
import { employees } from "./employees/employees.resource.ts";
import { peopleCards } from "./people-cards.ts";
import { initialRoles } from "./roles/initial-roles.ts";
import { roles } from "./roles/roles.resource.ts";
import { salaryHistory } from "./salary-history/salary-history.resource.ts";
import { peopleSetUp } from "./set-up.ts";
import { tags } from "./tags/tags.resource.ts";
import { followWorkspaceLanguage } from "./users/follow-workspace-language.ts";
import { users } from "./users/users.resource.ts";

export { callerHolds, decidableFilter, isDecidable } from "./decided-rows.ts";
export { withdrawHire } from "./employees/archive.ts";
export { departmentOf, departmentTextFilter, joinedDepartment } from "./employees/employee-filters.ts";
export { isChoosable, isEmployedOn, isLive, statusOf } from "./employees/employee-status.ts";
export { endsWithEmployment } from "./employees/end-with-employment.ts";
export { lastDayOfEmployee, lastEmployedDay } from "./employees/last-day.ts";
export { lockLeaving } from "./employees/leaving-rights.ts";
export { eraseLeftOver, isLeftOver } from "./employees/left-over.ts";
export { addedTo, changedTo, deciderOf, mentionedIn, personOf } from "./notified-people.ts";
export {
  callersEmployee,
  isCallers,
  isOfCallersPeople,
  isOfReports,
  isOfTeam,
  requireOwnOr,
} from "./row-owners.ts";
export { type PeopleSize, seedPeople } from "./seeds/employees.seed.ts";
export { FEMALE_NAMES, LAST_NAMES, MALE_NAMES, mailName } from "./seeds/person-names.seed.ts";
export type {
  DepartmentPlan,
  LevelName,
  LocationPlan,
  SeededDepartment,
  SeededOrganization,
} from "./seeds/workplaces.ts";
export { sendInvitation } from "./users/invitations.ts";

/** Employees with their profiles, accounts, roles, tags and salaries. */
export const employeesModule = module({
  title: "Employees",
  description:
    "Employees: profiles, contracts, positions and reporting lines, with their accounts and salaries.",
  resources: [employees, users, roles, tags, salaryHistory],
  homeCards: peopleCards,
  initialRecords: [initialRoles],
  setUpSteps: [peopleSetUp],
  reactions: [followWorkspaceLanguage],
  endpoints: [avatarEndpoint],
});
