import { field, own, resource } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { ofVisibleLead, VIEWERS } from "../leads/leads.policy.ts";

const fields = {
  lead_id: field.reference("leads").managed().notNull().asPart(),
  stage_id: field.reference("lead-stages").managed().notNull(),
  from_stage_id: field.reference("lead-stages").managed().describe("Null for the stage of a new lead."),
  entered_at: field.dateTime().managed().notNull(),
  left_at: field.dateTime().managed().describe("Null while the lead is in the stage."),
  duration_minutes: field
    .integer()
    .counts("minutes")
    .computed(
      (alias) => sql`floor(extract(epoch from coalesce(${column(alias, "left_at")}, ${fromContext("now")})
        - ${column(alias, "entered_at")}) / 60)::integer`,
    )
    .notNull()
    .quiet()
    .describe("Whole minutes in the stage, until now while the lead is in it."),
  exit: field
    .choice("moved", "won", "lost")
    .managed()
    .describe("How the lead left the stage; null while it is in it."),
  moved_by_user_id: field.reference("users").managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "lead-stage-history": typeof fields;
  }
}

/** The time that leads spent in each stage; it is read through `stageHistory` of a lead. */
export const leadStageHistory = resource("lead-stage-history", {
  description: "The intervals that a lead spent in stages. They are read with the lead, as stageHistory.",
  singular: "stage interval",
  plural: "stage intervals",
  operations: [],
  timestamps: [],
  // The intervals follow from the moves of the lead, which are in the journal.
  isJournalled: false,
  label: "stage_id",
  policy: own({ permissions: VIEWERS, rows: ofVisibleLead }, { write: [] }),
  fields,
  sort: ["id", "entered_at"],
  defaultSort: "entered_at",
});
