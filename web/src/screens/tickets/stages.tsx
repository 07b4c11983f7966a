import { ticketStages } from "../../api/generated/resources/ticket-stages.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The stages of tickets, in their order on the board. */
export default listScreen({
  resource: "ticket-stages",
  metadata: ticketStages,
  title: "Ticket stages",
  singular: "Ticket stage",
  note: "The columns of the board. While a ticket is in a stage that waits for the customer, its clock is paused.",
  fields: {
    position: { label: "Place", hint: "Empty: the last." },
    category: {
      optionLabels: { open: "Open", pending: "Waits for the customer", resolved: "Resolved" },
      hint: "It cannot be changed once the stage has been used.",
    },
    wip_limit: { label: "Limit", hint: "The most tickets at a time. Empty: no limit." },
    tickets_count: { label: "Tickets", hint: undefined },
  },
  list: {
    columns: ["position", "name", "category", "wip_limit", "tickets_count", "color"],
    more: ["is_used", "created_at", "updated_at", "archived_at"],
    sort: "position",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: "A stage is a column of the board, such as In progress.",
  },
  form: [{ title: "Ticket stage", fields: ["name", "category", "position", "wip_limit", "color"] }],
});
