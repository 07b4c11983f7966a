import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, listOf, object, text, url } from "../../../platform/figures/response-shapes.ts";

const units = (id: JsonSchema, description: string): JsonSchema =>
  listOf(object({ id, name: text, employees: count }), description);

const section: Record<string, JsonSchema> = {
  directions: units({ type: "integer" }, "Sorted by name, each with its number of active employees."),
  positions: units(text, "Sorted by name, each with its number of active employees."),
  links: object({ employees: url }),
};

/** The schema of the response of `structure`. */
export const structureResponse: JsonSchema = object({
  departments: listOf(
    object({
      id: text,
      name: text,
      employees: count,
      manager: { ...object({ id: text, name: text }), type: ["object", "null"] },
      ...section,
    }),
    "Sorted by name.",
  ),
  without_department: object({ employees: count, ...section }),
  total: {
    ...count,
    description: "The number of all active employees, with and without a department.",
  },
});
