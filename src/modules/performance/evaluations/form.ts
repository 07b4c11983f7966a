import type { Criterion } from "../../organization/index.ts";

export type Role = "assignee" | "self";

/** The answer to one question: only the member of the question's kind, or that it does not apply, with a comment. */
export interface Answer {
  readonly score?: number;
  readonly text?: string;
  readonly choice?: string;
  readonly not_applicable?: boolean;
  readonly comment?: string;
}

export type Answers = Readonly<Record<string, Answer>>;

/** Whether the question is for the assignees or for the employee. */
export const isFor = ({ answered_by }: Pick<Criterion, "answered_by">, role: Role): boolean =>
  answered_by === "all" || answered_by === (role === "self" ? "self" : "assignees");
