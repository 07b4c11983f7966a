import { byField, field, resource } from "../../../engine/declare/index.ts";
import type { SettledChange } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { listed, named, organizationPolicy } from "../shared-declarations.ts";
import { criteriaField } from "./evaluation-criteria.ts";

/** A scale has either no labels or one for each step. The category of a used type cannot be changed. */
function check(change: SettledChange<"evaluation-types">): void {
  const { scale_labels: labels, scale_max: max } = change.values;
  if (labels && labels.length !== max) {
    change.fail("scale_labels", message`The scale labels field must contain ${max} items.`);
  }
  if (change.stored?.is_used === true && change.changes("category")) {
    change.fail("category", "The category field cannot be changed once the evaluation type is used.");
  }
}

const fields = {
  ...named(),
  category: field.choice("technical", "salary", "other").required(),
  frequency_months: field
    .integerBetween(1, 60)
    .counts("months")
    .describe("The interval between evaluations; null if there is none."),
  is_active: field.boolean().default(true),
  criteria: criteriaField,
  scale_max: field.integerBetween(2, 10).default(5),
  scale_labels: field.lines({ max: 10 }),
  has_self_review: field.boolean().default(true),
  default_due_days: field.integerBetween(1, 365).counts("days").default(14),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "evaluation-types": typeof fields;
  }
}

/** Types of evaluation, each with its form. */
export const evaluationTypes = resource("evaluation-types", {
  description: "Evaluation types with their forms.",
  policy: organizationPolicy("manage-performance"),
  examples: {
    create: { name: "Annual review" },
    change: { description: "Held once a year with the manager." },
  },
  fields,
  ...listed({
    sort: ["category"],
    filters: { category: byField, is_active: byField, has_self_review: byField, frequency_months: byField },
  }),
  hooks: { check: { write: check } },
});
