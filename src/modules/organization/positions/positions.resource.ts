import { byField, EXAMPLE_ULID, field, resource, toOne } from "../../../engine/declare/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";

const fields = {
  ...named("department_id"),
  department_id: field.reference("departments").describe("Null if the position belongs to no department."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    positions: typeof fields;
  }
}

/** Job titles. */
export const positions = resource("positions", {
  description: "Job titles.",
  policy: organizationPolicy(),
  examples: {
    create: { name: "Developer", department_id: EXAMPLE_ULID },
    change: { description: "Writes and reviews code." },
  },
  fields,
  relationships: { department: toOne("departments", "department_id") },
  ...listed({ filters: { department_id: byField }, sort: ["department_id"] }),
});
