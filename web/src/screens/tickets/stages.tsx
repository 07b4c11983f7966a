import { ticketStages } from "../../api/generated/resources/ticket-stages.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The stages of tickets, in their order on the board. */
export default listScreen({
  resource: "ticket-stages",
  metadata: ticketStages,
  title: t("Ticket stages"),
  singular: t("Ticket stage"),
  note: t(
    "The columns of the board. While a ticket is in a stage that waits for the customer, its clock is paused.",
  ),
  fields: {
    position: { label: t("Place"), hint: t("Empty: the last.") },
    category: {
      optionLabels: { open: t("Open"), pending: t("Waits for the customer"), resolved: t("Resolved") },
      hint: t("It cannot be changed once the stage has been used."),
    },
    wip_limit: { label: t("Limit"), hint: t("The most tickets at a time. Empty: no limit.") },
    tickets_count: { label: t("Tickets"), hint: undefined },
  },
  list: {
    columns: ["position", "name", "category", "wip_limit", "tickets_count", "color"],
    more: ["is_used", "created_at", "updated_at", "archived_at"],
    sort: "position",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: t("A stage is a column of the board, such as In progress."),
  },
  form: [{ title: t("Ticket stage"), fields: ["name", "category", "position", "wip_limit", "color"] }],
});
