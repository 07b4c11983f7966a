import { field, own, resource } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { ofVisibleTicket, VIEWERS } from "../tickets/tickets.policy.ts";

const fields = {
  ticket_id: field.reference("tickets").managed().notNull().asPart(),
  stage_id: field.reference("ticket-stages").managed().notNull(),
  from_stage_id: field.reference("ticket-stages").managed().describe("Null for the stage of a new ticket."),
  category: field
    .choice("open", "pending", "resolved")
    .computed(
      (alias) => sql`(select s.category from ticket_stages s
        where s.workspace_id = ${column(alias, "workspace_id")} and s.id = ${column(alias, "stage_id")})`,
    )
    .notNull()
    .describe("The category of the stage."),
  entered_at: field.dateTime().managed().notNull(),
  left_at: field.dateTime().managed().describe("Null while the ticket is in the stage."),
  duration_minutes: field
    .integer()
    .counts("minutes")
    .computed(
      (alias) => sql`floor(extract(epoch from coalesce(${column(alias, "left_at")}, ${fromContext("now")})
        - ${column(alias, "entered_at")}) / 60)::integer`,
    )
    .notNull()
    .quiet()
    .describe("Whole minutes in the stage, until now while the ticket is in it."),
  moved_by_user_id: field.reference("users").managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "ticket-stage-history": typeof fields;
  }
}

/** The time that tickets spent in each stage; it is read through `stageHistory` of a ticket. */
export const ticketStageHistory = resource("ticket-stage-history", {
  description: "The intervals that a ticket spent in stages. They are read with the ticket, as stageHistory.",
  singular: "stage interval",
  plural: "stage intervals",
  operations: [],
  timestamps: [],
  // The intervals follow from the moves of the ticket, which are in the journal.
  isJournalled: false,
  label: "stage_id",
  policy: own({ permissions: VIEWERS, rows: ofVisibleTicket }, { write: [] }),
  fields,
  sort: ["id", "entered_at"],
  defaultSort: "entered_at",
});
