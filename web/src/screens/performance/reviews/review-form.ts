import type { ApiRecord } from "../../../api/records.ts";

type Attributes = ApiRecord<"evaluations">["attributes"];

/** What is given for one question: only the member of its kind, or that it does not apply, with a comment. */
export interface Reply {
  readonly score?: number;
  readonly text?: string;
  readonly choice?: string;
  readonly not_applicable?: boolean;
  readonly comment?: string;
}

/** The replies by the key of the question. */
export type Replies = Readonly<Record<string, Reply>>;

/** A question of the form of a review. */
export interface Question {
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  readonly kind: "rating" | "text" | "choice";
  readonly is_required: boolean;
  readonly answered_by: "all" | "assignees" | "self";
  readonly options: readonly string[] | null;
}

export type ReviewResponse = Attributes["responses"][number];

/** The questions for the reviewers, or for the employee in the self review. */
export const questionsFor = (review: Attributes, role: "assignee" | "self"): readonly Question[] =>
  ((review.criteria ?? []) as unknown as readonly Question[]).filter(
    ({ answered_by }) => answered_by === "all" || answered_by === (role === "self" ? "self" : "assignees"),
  );

/** The response of a person to a review; undefined if the person is not asked. */
export const responseOf = (review: Attributes, employeeId: string | null): ReviewResponse | undefined =>
  review.responses.find(({ employee_id }) => employee_id === employeeId);

/** A rating with its word on the scale: "4 – Above". */
export function ratingInWords({ scale_labels }: Pick<Attributes, "scale_labels">, score: number): string {
  const label = (scale_labels as readonly string[] | null)?.[score - 1];
  return label ? `${score} – ${label}` : String(score);
}

/** A reply without the members that are empty; the API stores no empty ones either. */
export const withoutEmpty = (replies: Replies): Replies =>
  Object.fromEntries(
    Object.entries(replies).flatMap(([key, reply]) => {
      const given = Object.entries(reply).filter(
        ([, value]) => value !== undefined && value !== "" && value !== false,
      );
      return given.length === 0 ? [] : [[key, Object.fromEntries(given)]];
    }),
  );
