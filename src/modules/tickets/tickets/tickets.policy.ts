import { type Actor, type Condition, holds, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord } from "../../../engine/work/index.ts";
import { callerHolds, isCallers } from "../../employees/index.ts";

export const MANAGERS = "manage-tickets";

/** The permissions to see all tickets. */
export const VIEWERS = ["view-tickets", MANAGERS];

const isAssignees = isCallers("assignee_employee_id");

/** Tickets that the caller opened, or that were opened for the caller. */
const isOpeners: RelatedRows = {
  self: (alias) =>
    or([
      sql`${column(alias, "requester_employee_id")} = ${fromContext("self")}`,
      sql`${column(alias, "created_by_user_id")} = ${fromContext("selfUser")}`,
    ]),
};

const isInvolved: RelatedRows = { self: (alias) => or([isAssignees.self!(alias), isOpeners.self!(alias)]) };

/** Agents: holders of manage-tickets, and the assignee of the ticket. */
export const AGENTS: Condition = { permissions: [MANAGERS], rows: isAssignees };

/** Agents, and whoever opened the ticket. */
export const AGENTS_AND_OPENERS: Condition = { permissions: [MANAGERS], rows: isInvolved };

type Rows = NonNullable<RelatedRows["self"]>;

/**
 * The condition that the comment belongs to a ticket that meets the given one. The tickets depend on the caller alone, so
 * they are found once for all comments, by indexes.
 */
const ofTicket =
  (condition: Rows): Rows =>
  (alias): Sql =>
    sql`${column(alias, "ticket_id")} in (select seen.id from tickets seen
      where seen.workspace_id = ${fromContext("workspace")} and ${condition("seen")})`;

/** Records of tickets in which the caller is involved. */
export const ofVisibleTicket: RelatedRows = { self: ofTicket(isInvolved.self!) };

/** Records of tickets that are assigned to the caller. */
export const isOfAssigned: RelatedRows = { self: ofTicket(isAssignees.self!) };

/** Comments that the caller reads by relation: all of an assigned ticket, public ones of a ticket that the caller opened. */
export const isReadableComment: RelatedRows = {
  self: (alias) =>
    or([
      ofTicket(isAssignees.self!)(alias),
      sql`(${column(alias, "visibility")} = 'public' and ${ofTicket(isOpeners.self!)(alias)})`,
    ]),
};

/** Whether the caller sees all tickets, as SQL. */
export const seesAll = (): Sql => callerHolds(...VIEWERS);

/** Whether the caller is the ticket's assignee or opened it, as SQL over its alias. */
export const isOfCaller = isInvolved.self!;

/** Whether the caller reads internal comments of the ticket, as SQL over its alias. */
export const readsInternal = (alias: string): Sql => or([seesAll(), isAssignees.self!(alias)]);

/** The fields that the assignee of a ticket can write. */
const WORKED_FIELDS = [
  ...["subject", "description", "type", "priority", "channel", "stage_id", "requester_employee_id"],
  ...["client_id", "client_contact_id", "requester_name", "requester_email", "project_id", "task_id"],
  ...["assignee_employee_id", "due_date"],
];

/** Anybody may open a ticket for themselves (`checkOpener`); agents work on it. */
export const ticketPolicy = own(
  { permissions: VIEWERS, rows: isInvolved },
  {
    write: [MANAGERS],
    create: "everyone",
    update: [{ permissions: [MANAGERS] }, { permissions: [], rows: isAssignees, fields: WORKED_FIELDS }],
    delete: [MANAGERS],
  },
);

type Ticket = Pick<
  StoredRecord<"tickets">,
  | "assignee_employee_id"
  | "requester_employee_id"
  | "created_by_user_id"
  | "client_contact_id"
  | "requester_email"
>;

const isPerson = (actor: Actor): boolean => actor.relations.has("self");

/** Whether the caller works on the ticket: with manage-tickets, or as its assignee. */
export const isAgent = (actor: Actor, { assignee_employee_id: assignee }: Ticket): boolean =>
  holds(actor, MANAGERS) || (isPerson(actor) && assignee !== null && assignee === actor.employeeId);

/** Whether the ticket is the caller's own request, and not one that the caller entered for somebody else. */
export function isRequester(actor: Actor, ticket: Ticket): boolean {
  if (!isPerson(actor)) return false;
  if (ticket.requester_employee_id !== null) return ticket.requester_employee_id === actor.employeeId;
  const isForOthers = ticket.client_contact_id !== null || ticket.requester_email !== null;
  return !isForOthers && ticket.created_by_user_id !== null && ticket.created_by_user_id === actor.userId;
}
