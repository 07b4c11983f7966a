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
  department_id: field.reference("departments").describe("If empty, it belongs to no department."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    directions: typeof fields & IntegerKey;
  }
}

/** Second-level units inside a department; their key is an integer counted within the workspace. */
export const directions = resource("directions", {
  description: "Second-level units inside a department.",
  key: "integer",
  policy: organizationPolicy(),
  examples: {
    create: { name: "Platform", department_id: EXAMPLE_ULID },
    change: { description: "What all teams build on." },
  },
  fields,
  relationships: { department: toOne("departments", "department_id") },
  ...listed({ filters: { department_id: byField } }),
});
