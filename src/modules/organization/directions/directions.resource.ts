import {
  byField,
  EXAMPLE_ULID,
  field,
  type IntegerKey,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";

const fields = {
  ...named("department_id"),
  department_id: field.reference("departments").describe("Null if the direction belongs to no department."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    directions: typeof fields & IntegerKey;
  }
}

/** Second-level units inside a department. Their ids are integers, numbered within the workspace. */
export const directions = resource("directions", {
  description: "Second-level units inside a department.",
  key: "integer",
  policy: organizationPolicy(),
  examples: {
    create: { name: "Platform", department_id: EXAMPLE_ULID },
    change: { description: "Builds the platform that all teams use." },
  },
  fields,
  relationships: { department: toOne("departments", "department_id") },
  ...listed({ filters: { department_id: byField } }),
});
