import { initialRecords } from "../../../engine/declare/index.ts";
import { message, type Text } from "../../../engine/work/index.ts";
import type { Criterion } from "./evaluation-criteria.ts";

const criteriaOf = (say: (text: Text) => string): readonly Criterion[] => [
  {
    key: "overall",
    title: say(message`Overall`),
    description: null,
    kind: "rating",
    weight: 1,
    is_required: true,
    answered_by: "all",
    options: null,
  },
  {
    key: "comments",
    title: say(message`Comments`),
    description: null,
    kind: "text",
    weight: null,
    is_required: false,
    answered_by: "all",
    options: null,
  },
];

/** The evaluation types that every workspace starts with. */
export const initialEvaluationTypes = initialRecords("evaluation-types", {
  inWords: ["name", "criteria"],
  records: (say) =>
    (
      [
        ["technical", message`Technical evaluation`],
        ["salary", message`Salary evaluation`],
      ] as const
    ).map(([category, name]) => ({
      name: say(name),
      category,
      frequency_months: 12,
      is_active: true,
      criteria: criteriaOf(say),
      scale_max: 5,
      scale_labels: null,
      has_self_review: true,
      default_due_days: 14,
    })),
});
