import { byField, field, inverse, resource, toOne } from "../../../engine/declare/index.ts";
import { isChoosable } from "../../employees/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";
import { structure } from "../structure/structure.ts";

const fields = {
  ...named(),
  manager_employee_id: field
    .reference("employees")
    .selectable((employee) => isChoosable(employee))
    .onDelete("restrict")
    .describe("The head of the department; cleared when that person is archived."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    departments: typeof fields;
  }
}

/** The top level of the organisation. Departments are not nested: directions are the second level. */
export const departments = resource("departments", {
  description: "The top level of the organisation.",
  policy: organizationPolicy(),
  examples: {
    create: { name: "Engineering" },
    change: { description: "Builds and runs the product." },
  },
  fields,
  relationships: {
    manager: toOne("employees", "manager_employee_id"),
    positions: inverse("positions", "department_id"),
    directions: inverse("directions", "department_id"),
  },
  ...listed({ filters: { manager_employee_id: byField } }),
  getters: { structure },
});
