import { byField, byFieldAnyOf, field, open, resource } from "../../../engine/declare/index.ts";
import { stageFields } from "../../../platform/stages/stage-fields.ts";
import { stageRules } from "../../../platform/stages/stage-rules.ts";
import { ticketsCount, ticketsInStage } from "../tickets/tickets-in-stages.ts";

const { name, position, color, archived, archived_at } = stageFields();

const fields = {
  name,
  category: field
    .choice("open", "pending", "resolved")
    .required()
    .describe("pending: waiting for the customer. It cannot be changed once the stage has been used."),
  position,
  color,
  wip_limit: field
    .integer({ min: 1, max: 1000 })
    .describe("The most tickets that the stage can have at a time; if empty, there is no limit."),
  tickets_count: field
    .integer()
    .computed(ticketsCount)
    .notNull()
    .quiet()
    .describe("The tickets in the stage that the caller sees."),
  archived,
  archived_at,
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "ticket-stages": typeof fields;
  }
}

const { hooks, actions } = stageRules("ticket-stages", {
  permission: "manage-tickets",
  archiving:
    "Archives the stage: it can no longer be selected. Its tickets are moved to another one of the same category.",
  occupants: ticketsInStage,
  categories: { required: ["open", "resolved"] },
});

/** The columns of the board on which tickets are. */
export const ticketStages = resource("ticket-stages", {
  description:
    "The columns of the board of tickets. The category of a ticket's stage is its status. At least one open and one resolved stage always remains.",
  policy: open({ write: ["manage-tickets"] }),
  tracksUse: true,
  examples: {
    create: { name: "Waiting for a supplier", category: "pending" },
    change: { wip_limit: 5 },
  },
  fields,
  filters: { category: byFieldAnyOf, archived: byField },
  search: ["name"],
  sort: ["id", "name", "position"],
  defaultSort: "position",
  hooks,
  actions,
});
