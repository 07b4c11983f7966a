import { byField, field, resource, scoped } from "../../../engine/declare/index.ts";
import { stageFields } from "../../../platform/stages/stage-fields.ts";
import { stageRules } from "../../../platform/stages/stage-rules.ts";
import { activeCandidates, activeInStage } from "../candidates/candidates-in-stages.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";

const { name, position, color, archived, archived_at } = stageFields();

const fields = {
  name,
  position,
  color,
  stale_after_days: field
    .integer({ min: 1, max: 3650 })
    .counts("days")
    .describe("After so many days in the stage a candidate has waited too long; if empty, never."),
  requires_rating: field
    .boolean()
    .default(false)
    .describe("Whether candidates need a rating before they move on to a later stage."),
  active_candidates_count: field.integer().computed(activeInStage).notNull().quiet(),
  archived,
  archived_at,
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "hiring-stages": typeof fields;
  }
}

const { hooks, actions } = stageRules("hiring-stages", {
  permission: MANAGERS,
  archiving:
    "Archives the stage: it can no longer be selected. Its active candidates are moved to another one; others stay.",
  occupants: activeCandidates,
});

/** The ordered steps of the one pipeline through which the candidates of all jobs pass. */
export const hiringStages = resource("hiring-stages", {
  description: "The ordered steps through which the candidates of all jobs pass.",
  policy: scoped(VIEWERS, { write: [MANAGERS] }),
  tracksUse: true,
  examples: {
    create: { name: "Reference check" },
    change: { stale_after_days: 7 },
  },
  fields,
  filters: { archived: byField },
  search: ["name"],
  sort: ["id", "name", "position"],
  defaultSort: "position",
  hooks,
  actions,
});
