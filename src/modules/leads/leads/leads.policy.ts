import { type Condition, holds, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, relatedRows, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { isOfCallersPeople } from "../../employees/index.ts";

export const MANAGERS = "manage-leads";

/** The permissions to see all leads; those who manage leads work on all of them. */
export const VIEWERS = ["view-leads", MANAGERS];

/** Leads whose owner is the caller or one of the caller's direct and indirect reports. */
const isOfCaller = isOfCallersPeople("owner_employee_id");

/** Who may work on a lead: holders of manage-leads, its owner, and the owner's superiors. */
export const WORKERS: Condition = { permissions: [MANAGERS], rows: isOfCaller };

type Rows = NonNullable<RelatedRows["self"]>;

/** The condition that the record belongs to a lead that meets the given one. */
const ofLead =
  (condition: Rows): Rows =>
  (alias): Sql =>
    sql`exists (select from leads seen where seen.workspace_id = ${column(alias, "workspace_id")}
    and seen.id = ${column(alias, "lead_id")} and ${condition("seen")})`;

/** Records of leads that the caller works on by relation. */
export const ofVisibleLead: RelatedRows = {
  self: ofLead(isOfCaller.self!),
  team: ofLead(isOfCaller.team!),
  both: ofLead(isOfCaller.both!),
};

/** The fields that owners of a lead and their superiors can write; assigning requires manage-leads. */
const WORKED_FIELDS = [
  ...["name", "company_name", "contact_first_name", "contact_last_name", "contact_position"],
  ...["email", "phone", "website", "address", "stage_id", "source_id", "source_detail", "amount", "currency"],
  ...["probability_override", "expected_close_date", "priority", "description", "client_id"],
  ...["client_contact_id", "custom_fields"],
];

export const leadPolicy = own(
  { permissions: VIEWERS, rows: isOfCaller },
  {
    write: [MANAGERS],
    update: [{ permissions: [MANAGERS] }, { permissions: [], rows: isOfCaller, fields: WORKED_FIELDS }],
  },
);

/** Whether the caller sees the lead without being allowed to work on it. */
export async function mayOnlySee(work: ReadOnlyWork, leadId: string): Promise<boolean> {
  if (holds(work.actor, MANAGERS)) return false;
  const visible = work.visibleRows("leads");
  const found = await work.row(sql`select 1 from leads l where l.workspace_id = ${fromContext("workspace")}
    and l.id = ${leadId} and ${visible ? visible("l") : sql`true`}
    and not ${relatedRows(isOfCaller, work.actor)("l")}`);
  return found !== null;
}
