import type { RecordChanges, StoredRecord } from "../../../engine/work/index.ts";
import type { BusinessTime } from "../business-time/business-time.ts";
import { type Deadline, deadlineOf, deadlineWhileWaiting } from "./deadlines.ts";

/** The part of a ticket on which its clocks depend. */
export type ClockedTicket = Pick<
  StoredRecord<"tickets">,
  | "created_at"
  | "status"
  | "stage_entered_at"
  | "first_responded_at"
  | "first_response_target_minutes"
  | "resolution_target_minutes"
  | "resolution_due_at"
  | "resolution_breaches_at"
  | "sla_paused_ms"
  | "resolved_at"
  | "reopen_count"
>;

export type TicketStatus = ClockedTicket["status"];

/** The targets of a priority, in minutes of business time; null: none. */
export interface Targets {
  readonly first_response_minutes: number | null;
  readonly resolution_minutes: number | null;
}

type Changes = RecordChanges<"tickets">;

const moment = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const resolutionColumns = ({ due, breaches }: Deadline): Changes => ({
  resolution_due_at: moment(due),
  resolution_breaches_at: moment(breaches),
});

/** The columns of the targets, and of the deadlines that follow from them since the ticket was created. */
export function settledTargets(
  time: BusinessTime,
  ticket: Pick<ClockedTicket, "created_at" | "status" | "stage_entered_at" | "sla_paused_ms">,
  targets: Targets,
): Changes {
  const created = ticket.created_at.getTime();
  const first = deadlineOf(time, created, targets.first_response_minutes);
  const resolution = deadlineOf(time, created, targets.resolution_minutes, Number(ticket.sla_paused_ms));
  return {
    first_response_target_minutes: targets.first_response_minutes,
    resolution_target_minutes: targets.resolution_minutes,
    first_response_due_at: moment(first.due),
    first_response_breaches_at: moment(first.breaches),
    ...resolutionColumns(
      ticket.status === "pending"
        ? deadlineWhileWaiting(resolution, ticket.stage_entered_at.getTime())
        : resolution,
    ),
  };
}

/** The columns of a first response at a moment. */
export const firstResponse = (
  time: BusinessTime,
  { created_at }: Pick<ClockedTicket, "created_at">,
  at: Date,
): Changes => ({
  first_responded_at: at,
  first_response_ms: String(time.span(created_at.getTime(), at.getTime())),
});

/** The business time until a moment during which the ticket was waiting or resolved, in milliseconds. */
function pausedUntil(time: BusinessTime, ticket: ClockedTicket, at: number, to: TicketStatus): number {
  const before = Number(ticket.sla_paused_ms);
  if (ticket.status === "pending") return before + time.span(ticket.stage_entered_at.getTime(), at);
  if (ticket.status === "resolved" && to !== "resolved")
    return before + time.span(ticket.resolved_at!.getTime(), at);
  return before;
}

/** The columns that change when a ticket enters a stage of a category at a moment. */
export function clocksAfterMove(
  time: BusinessTime,
  ticket: ClockedTicket,
  to: TicketStatus,
  now: Date,
): Changes {
  const at = now.getTime();
  const created = ticket.created_at.getTime();
  const paused = pausedUntil(time, ticket, at, to);
  const deadline = deadlineOf(time, created, ticket.resolution_target_minutes, paused);
  const kept: Changes = { status: to, sla_paused_ms: String(paused) };
  if (to === "pending")
    return { ...kept, ...unresolved(ticket), ...resolutionColumns(deadlineWhileWaiting(deadline, at)) };
  if (to === "open") return { ...kept, ...unresolved(ticket), ...resolutionColumns(deadline) };
  if (ticket.status === "resolved") return kept;
  return {
    ...kept,
    ...resolutionColumns(deadline),
    resolved_at: now,
    resolution_ms: String(time.span(created, at) - paused),
    ...(ticket.first_responded_at === null ? firstResponse(time, ticket, now) : {}),
  };
}

/** The columns of a ticket that is not resolved, or not any more. */
const unresolved = ({ status, reopen_count }: ClockedTicket): Changes =>
  status === "resolved" ? { resolved_at: null, resolution_ms: null, reopen_count: reopen_count + 1 } : {};
