import type { Work } from "../../../engine/work/index.ts";
import { CONTRACT_TYPES } from "../contract-types/contract-types.resource.ts";
import type { Criterion } from "../evaluation-types/evaluation-criteria.ts";

const CRITERIA: readonly Criterion[] = [
  {
    key: "overall",
    title: "Overall",
    description: null,
    kind: "rating",
    weight: 1,
    is_required: true,
    answered_by: "all",
    options: null,
  },
  {
    key: "comments",
    title: "Comments",
    description: null,
    kind: "text",
    weight: null,
    is_required: false,
    answered_by: "all",
    options: null,
  },
];

/** Creates what every workspace starts with: the contract types and two evaluation types. */
export async function seedOrganization(work: Work): Promise<void> {
  for (const type of CONTRACT_TYPES) await work.create("contract-types", { ...type, description: null });
  for (const category of ["technical", "salary"] as const) {
    await work.create("evaluation-types", {
      name: category === "technical" ? "Technical evaluation" : "Salary evaluation",
      category,
      frequency_months: 12,
      is_active: true,
      criteria: CRITERIA,
      scale_max: 5,
      scale_labels: null,
      has_self_review: true,
      default_due_days: 14,
    });
  }
}
