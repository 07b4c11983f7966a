import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, listOf, object, text, url } from "../../../platform/figures/response-shapes.ts";

const units = (id: JsonSchema, description: string): JsonSchema =>
  listOf(object({ id, name: text, employees: count }), description);

const section: Record<string, JsonSchema> = {
  directions: units({ type: "integer" }, "By name; each with the active employees of that direction."),
  positions: units(text, "By name; each with the active employees of that position."),
  links: object({ employees: url }),
};

/** The shape of what `structure` returns. */
export const structureResponse: JsonSchema = object({
  departments: listOf(
    object({
      id: text,
      name: text,
      employees: count,
      manager: { ...object({ id: text, name: text }), type: ["object", "null"] },
      ...section,
    }),
    "By name.",
  ),
  without_department: object({ employees: count, ...section }),
  total: {
    ...count,
    description: "All active employees: the sum over the departments and of those without one.",
  },
});
