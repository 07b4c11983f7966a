import { extension, type Module } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";

/** When an employee is archived, active candidates keep them as recruiter; the message counts these candidates. */
export const candidatesOfEmployees = extension("employees", {
  remainders: {
    "recruited-candidates": {
      resource: "candidates",
      singular: "active candidate still has them as recruiter",
      plural: "active candidates still have them as recruiter",
      counts: (alias, archived) => sql`${column(alias, "recruiter_employee_id")} = any(${archived})
        and ${column(alias, "status")} = 'active'`,
    },
  },
});

/** A reason for which candidates were rejected or withdrew is archived, never removed. */
export const rejectionReasonsInUse: NonNullable<Module["settingUses"]>[number] = {
  setting: "candidate_rejection_reasons",
  singular: "candidate",
  plural: "candidates",
  count: (key) => sql`select count(*) from candidates c
    where c.workspace_id = ${fromContext("workspace")} and c.rejection_reason = ${key}`,
};
