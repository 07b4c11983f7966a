import { byField, field, resource } from "../../../engine/declare/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";

const fields = {
  ...named(),
  address: field
    .textObject("city", "state", "street", "country", "zip_code")
    .prohibitedWhen("is_remote", true)
    .describe("Replaced as a whole by a change."),
  working_days: field
    .integerSet({ min: 1, max: 7 })
    .describe("ISO weekdays, 1 is Monday. If empty, the workspace's."),
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
    change: { description: "By the river, second floor." },
  },
  fields,
  ...listed({ filters: { timezone: byField, is_remote: byField } }),
});
