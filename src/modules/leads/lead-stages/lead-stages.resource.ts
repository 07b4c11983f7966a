import { byField, field, open, resource } from "../../../engine/declare/index.ts";
import { stageFields } from "../../../platform/stages/stage-fields.ts";
import { stageRules } from "../../../platform/stages/stage-rules.ts";
import { openLeads, openLeadsCount } from "../leads/leads-in-stages.ts";

const { name, position, color, archived, archived_at } = stageFields();

const fields = {
  name,
  probability: field
    .integer({ min: 0, max: 100 })
    .counts("percent")
    .required()
    .describe("The probability that a lead in the stage is won."),
  position,
  stale_after_days: field
    .integer({ min: 1, max: 3650 })
    .counts("days")
    .describe("After so many days in the stage a lead is stale; if empty, it never is."),
  color,
  description: field.text(),
  open_leads_count: field.integer().computed(openLeadsCount).notNull().quiet(),
  archived,
  archived_at,
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "lead-stages": typeof fields;
  }
}

const { hooks, actions } = stageRules("lead-stages", {
  permission: "manage-leads",
  archiving:
    "Archives the stage: it can no longer be selected. Its open leads are moved to another one; closed ones stay.",
  occupants: openLeads,
});

/** The ordered steps of the sales pipeline. */
export const leadStages = resource("lead-stages", {
  description: "The ordered steps of the sales pipeline, each with the probability that a lead in it is won.",
  policy: open({ write: ["manage-leads"] }),
  tracksUse: true,
  examples: {
    create: { name: "Contract", probability: 90 },
    change: { stale_after_days: 21 },
  },
  fields,
  filters: { archived: byField, probability: byField },
  search: ["name"],
  sort: ["id", "name", "position", "probability"],
  defaultSort: "position",
  hooks,
  actions,
});
