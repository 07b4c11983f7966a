import { extension, type Module } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";

/** When an employee is archived, open leads keep them as owner; the message counts these leads. */
export const leadsOfEmployees = extension("employees", {
  remainders: {
    "owned-leads": {
      resource: "leads",
      singular: "open lead still has them as owner",
      plural: "open leads still have them as owner",
      counts: (alias, archived) => sql`${column(alias, "owner_employee_id")} = any(${archived})
        and ${column(alias, "status")} = 'open'`,
    },
  },
});

/** A reason for which leads were lost is archived, never removed. */
export const lostReasonsInUse: NonNullable<Module["settingUses"]>[number] = {
  setting: "lead_lost_reasons",
  singular: "lead",
  plural: "leads",
  count: (key) => sql`select count(*) from leads l
    where l.workspace_id = ${fromContext("workspace")} and l.lost_reason = ${key}`,
};
