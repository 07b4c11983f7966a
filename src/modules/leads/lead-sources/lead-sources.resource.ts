import { byField, field, open, resource } from "../../../engine/declare/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";
import { archivedFields } from "../../../platform/archiving/archived-state.ts";

const MANAGERS = "manage-leads";

const fields = {
  name: field.string({ max: 100, caseInsensitive: true }).required().unique(),
  description: field.text(),
  ...archivedFields(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "lead-sources": typeof fields;
  }
}

/** Where leads come from. */
export const leadSources = resource("lead-sources", {
  description: "Where leads come from, such as the website or a referral.",
  policy: open({ write: [MANAGERS] }),
  tracksUse: true,
  examples: {
    create: { name: "Newsletter" },
    change: { description: "Readers of the monthly newsletter." },
  },
  fields,
  filters: { archived: byField },
  search: ["name"],
  sort: ["id", "name"],
  defaultSort: "name",
  actions: archiveActions("lead-sources", {
    description: "Archives the source: it can no longer be selected, and is still reported.",
    grants: [{ permissions: [MANAGERS] }],
  }),
});
