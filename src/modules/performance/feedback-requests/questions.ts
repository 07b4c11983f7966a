import { type Fail, field, isPlainObject } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";

/** A question of a feedback request. */
export interface Question {
  readonly key: string;
  readonly title: string;
  readonly kind: "text" | "rating";
  readonly is_required: boolean;
}

export type FeedbackAnswers = Readonly<
  Record<string, { readonly text: string } | { readonly rating: number }>
>;

const MAX_RATING = 5;
const MAX_TEXT = 65_535;

/** What is asked unless other questions are given. */
const DEFAULT: readonly Question[] = [
  { key: "feedback", title: "Feedback", kind: "text", is_required: true },
];

const slug = (text: string): string | null =>
  /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/.test(text)
    ? null
    : "The :field field must be a slug of lower-case letters and digits.";

function checkKeys(questions: readonly Question[], fail: Fail): void {
  const keys = new Set<string>();
  for (const [index, { key }] of questions.entries()) {
    if (keys.has(key)) fail("The :field field has a duplicate value.", `${index}.key`);
    keys.add(key);
  }
}

/** The questions of a request, in order. */
export const questionsField = () =>
  field
    .records<Question>(
      {
        key: field.string({ max: 100, form: slug }).required(),
        title: field.string().required(),
        kind: field.choice("text", "rating").default("text"),
        is_required: field.boolean().default(true),
      },
      { min: 1, max: 20, check: checkKeys },
    )
    .default(() => DEFAULT, "one text question, feedback");

/** Reads answers to the questions and reports each problem at `answers.<key>`. */
export function readFeedbackAnswers(
  given: Readonly<Record<string, unknown>>,
  questions: readonly Question[],
  report: (path: string, message: Text) => void,
): FeedbackAnswers {
  const answers: Record<string, { text: string } | { rating: number }> = {};
  for (const key of Object.keys(given)) {
    const path = `answers.${key.slice(0, 100)}`;
    if (!questions.some((question) => question.key === key))
      report(path, `The ${path} field is not a question of the request.`);
  }
  for (const { key, kind, is_required } of questions) {
    const path = `answers.${key}`;
    const value = given[key] ?? null;
    if (value !== null && !isPlainObject(value)) {
      report(path, `The ${path} field must be an object.`);
      continue;
    }
    for (const member of Object.keys(value ?? {})) {
      const isKnown = member === "text" || member === "rating";
      const place = `${path}.${member}`;
      if (member !== kind && (!isKnown || value![member] !== null))
        report(
          place,
          isKnown
            ? message`The ${place} field is prohibited unless ${said("kind")} is ${member}.`
            : message`The ${place} field is not a field of an answer.`,
        );
    }
    const raw = value?.[kind] ?? null;
    const answer = typeof raw === "string" ? raw.trim().normalize("NFC") : raw;
    if (answer === null || answer === "") {
      if (is_required) report(path, `The ${path} field is required.`);
    } else if (kind === "rating") {
      if (Number.isInteger(answer) && Number(answer) >= 1 && Number(answer) <= MAX_RATING)
        answers[key] = { rating: Number(answer) };
      else
        report(`${path}.rating`, `The ${path}.rating field must be an integer between 1 and ${MAX_RATING}.`);
    } else if (typeof answer !== "string" || answer.includes("\0"))
      report(`${path}.text`, `The ${path}.text field must be a string.`);
    else if (answer.length > MAX_TEXT)
      report(`${path}.text`, `The ${path}.text field must not be greater than ${MAX_TEXT} characters.`);
    else answers[key] = { text: answer };
  }
  return answers;
}
