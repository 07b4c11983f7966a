import type { LinkRule } from "./link-rule.ts";

/** A group that counts tickets that came in, were resolved and are not resolved. */
const counts = (others: readonly string[] = []): LinkRule => ({
  links: { created: "tickets", resolved: "tickets", backlog: "tickets" },
  figures: ({ created, resolved, backlog }) => ({
    created_count: created!.length,
    resolved_count: resolved!.length,
    backlog_count: backlog!.length,
  }),
  others,
});

/** A group of tickets that reached a moment, by whether they did so within their target. */
const times = (minutes: string): LinkRule => ({
  links: { list: "tickets", met: "tickets", breached: "tickets", untracked: "tickets" },
  figures: ({ list, met, breached, untracked }) => ({
    count: list!.length,
    met_count: met!.length,
    breached_count: breached!.length,
    untracked_count: untracked!.length,
    average_minutes: mean(list!.map((ticket) => ticket[minutes])),
  }),
  others: ["median_minutes", "compliance"],
});

/** The mean with two decimals, halves up; null of nothing. */
function mean(values: readonly number[]): number | null {
  const sum = values.reduce((total, one) => total + one, 0);
  if (values.length === 0) return null;
  return Math.floor((200 * sum + values.length) / (2 * values.length)) / 100;
}

/** What the links in the analytics of tickets list. */
export const TICKET_LINKS: Readonly<Record<string, LinkRule>> = {
  "tickets/ticket-analytics ": counts(["reopened_count"]),
  "tickets/ticket-analytics by_priority[]": counts(),
  "tickets/ticket-analytics by_assignee[]": counts(),
  "tickets/ticket-analytics first_response": times("first_response_minutes"),
  "tickets/ticket-analytics resolution": times("resolution_minutes"),
};
