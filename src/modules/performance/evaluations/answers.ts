import { isPlainObject } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { fieldMessage, message } from "../../../engine/work/index.ts";
import type { Criterion } from "../../organization/index.ts";
import { type Answer, type Answers, isFor, type Role } from "./form.ts";

type Report = (path: string, message: Text) => void;

const MAX_TEXT = 65_535;
const MEMBERS = ["score", "text", "choice", "not_applicable", "comment"] as const;
const MEMBER_OF = { rating: "score", text: "text", choice: "choice" } as const;

/** The form that answers are given to. */
export interface Form {
  readonly criteria: readonly Criterion[];
  /** Ratings are from 1 to this. */
  readonly scaleMax: number;
}

/** Reads answers, leaving out what is empty, and reports each problem at `answers.<key>` or at a member of it. */
export function readAnswers(
  given: Readonly<Record<string, unknown>>,
  { criteria, scaleMax }: Form,
  role: Role,
  report: Report,
): Answers {
  const answers: Record<string, Answer> = {};
  for (const [key, value] of Object.entries(given)) {
    const path = `answers.${key.slice(0, 100)}`;
    const criterion = criteria.find((one) => one.key === key);
    if (!criterion) report(path, `The ${path} field is not a question of the evaluation.`);
    else if (!isFor(criterion, role))
      report(
        path,
        `The ${path} field is answered by ${role === "self" ? "assignees" : "the employee"} only.`,
      );
    else if (value !== null && !isPlainObject(value)) report(path, `The ${path} field must be an object.`);
    else if (value !== null) {
      const answer = readAnswer(value, criterion, scaleMax, (member, message) =>
        report(`${path}.${member}`, fieldMessage(message, `${path}.${member}`)),
      );
      if (Object.keys(answer).length > 0) answers[key] = answer;
    }
  }
  return answers;
}

function readAnswer(
  given: Readonly<Record<string, unknown>>,
  { kind, options }: Criterion,
  scaleMax: number,
  report: Report,
): Answer {
  const answer: Record<string, unknown> = {};
  for (const [member, raw] of Object.entries(given)) {
    const value = typeof raw === "string" ? raw.trim().normalize("NFC") : raw;
    if (!(MEMBERS as readonly string[]).includes(member)) {
      report(member.slice(0, 100), "The :field field is not a field of an answer.");
      continue;
    }
    if (value === null || value === "" || value === false) continue;
    if (member === "not_applicable") {
      if (value === true) answer.not_applicable = true;
      else report(member, "The :field field must be true or false.");
    } else if (member === "comment" || member === MEMBER_OF[kind]) {
      const problem = problemOf(member, value, scaleMax, options ?? []);
      if (problem === null) answer[member] = value;
      else report(member, problem);
    } else report(member, `The :field field is prohibited unless kind is ${kindOf(member)}.`);
  }
  if (answer.not_applicable === true && answer[MEMBER_OF[kind]] !== undefined)
    report("not_applicable", "The :field field is prohibited beside an answer.");
  return answer as Answer;
}

const kindOf = (member: string): string => (member === "score" ? "rating" : member);

function problemOf(
  member: string,
  value: unknown,
  scaleMax: number,
  options: readonly string[],
): Text | null {
  if (member === "score")
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= scaleMax
      ? null
      : message`The :field field must be an integer between 1 and ${scaleMax}.`;
  if (typeof value !== "string") return "The :field field must be a string.";
  if (member === "choice") return options.includes(value) ? null : "The selected :field is invalid.";
  if (value.includes("\0")) return "The :field field must not contain null characters.";
  return value.length > MAX_TEXT
    ? message`The :field field must not be greater than ${MAX_TEXT} characters.`
    : null;
}

/** The keys of required questions without an answer. That a question does not apply is an answer. */
export const unanswered = (answers: Answers, criteria: readonly Criterion[], role: Role): string[] =>
  criteria
    .filter((criterion) => criterion.is_required && isFor(criterion, role))
    .filter(({ key, kind }) => !answers[key]?.not_applicable && answers[key]?.[MEMBER_OF[kind]] === undefined)
    .map(({ key }) => key);
