import { byField, field, resource } from "../../../engine/declare/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";

const fields = {
  ...named(),
  rank: field.integerBetween(0, 1000).unique().describe("The order of seniority, lowest first."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    levels: typeof fields;
  }
}

/** Seniority grades, ordered by rank. */
export const levels = resource("levels", {
  description: "Seniority grades.",
  policy: organizationPolicy(),
  examples: {
    create: { name: "Senior" },
    change: { description: "Works without supervision." },
  },
  fields,
  ...listed({ filters: { rank: byField }, sort: ["rank"] }),
  defaultSort: "rank,name",
});
