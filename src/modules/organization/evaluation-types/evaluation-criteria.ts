import { type Fail, field } from "../../../engine/declare/index.ts";

/** A question of an evaluation form. */
export interface Criterion {
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  readonly kind: "rating" | "text" | "choice";
  /** Of a rating; at most 2 decimals. */
  readonly weight: number | null;
  readonly is_required: boolean;
  readonly answered_by: "all" | "assignees" | "self";
  readonly options: readonly string[] | null;
}

/** Checks that keys are unique, that choices have options, and that only choices have options and only ratings weights. */
function checkCriteria(
  criteria: { -readonly [Member in keyof Criterion]: Criterion[Member] }[],
  fail: Fail,
): void {
  const keys = new Set<unknown>();
  criteria.forEach((criterion, index) => {
    if (keys.has(criterion.key)) fail("The :field field has a duplicate value.", `${index}.key`);
    keys.add(criterion.key);
    if (criterion.kind === "choice" && criterion.options === null) {
      fail("The :field field is required when kind is choice.", `${index}.options`);
    }
    if (criterion.kind !== "choice" && criterion.options !== null) {
      fail("The :field field is prohibited unless kind is choice.", `${index}.options`);
    }
    if (criterion.kind !== "rating" && criterion.weight !== null) {
      fail("The :field field is prohibited unless kind is rating.", `${index}.weight`);
    }
    if (criterion.kind === "rating") criterion.weight ??= 1;
  });
}

const slug = (text: string): string | null =>
  /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/.test(text)
    ? null
    : "The :field field must be a slug of lower-case letters and digits.";

/** The questions of an evaluation form, in order. */
export const criteriaField = field
  .records<Criterion>(
    {
      key: field.string({ max: 100, form: slug }).required(),
      title: field.string().required(),
      description: field.text(),
      kind: field.choice("rating", "text", "choice").default("rating"),
      weight: field.decimal(2, { min: 0, max: 100, between: true }),
      is_required: field.boolean().default(true),
      answered_by: field.choice("all", "assignees", "self").default("all"),
      options: field.lines({ min: 2, max: 20 }),
    },
    { max: 50, check: checkCriteria },
  )
  .default(() => []);
