import { byField, field, resource } from "../../../engine/declare/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";

const fields = {
  ...named(),
  address: field
    .textObject("city", "state", "street", "country", "zip_code")
    .prohibitedWhen("is_remote", true)
    .describe("A change replaces the whole address."),
  working_days: field
    .integerSet({ min: 1, max: 7 })
    .describe("ISO weekdays, 1 is Monday. If empty, those of the workspace apply."),
  timezone: field.timezone(),
  is_remote: field.boolean().default(false),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "work-locations": typeof fields;
  }
}

/** Places of work; an employee may have several. */
export const workLocations = resource("work-locations", {
  description: "Places of work.",
  policy: organizationPolicy(),
  examples: {
    create: { name: "Cluj" },
    change: { description: "Second floor, next to the river." },
  },
  fields,
  ...listed({ filters: { timezone: byField, is_remote: byField } }),
});
