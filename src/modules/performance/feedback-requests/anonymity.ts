import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds } from "../../employees/index.ts";
import { VIEWERS } from "../rights.ts";

/** From how many responses on the results of an anonymous perspective are shown. */
export const THRESHOLD = 3;

export const PERSPECTIVES = ["self", "manager", "peer", "direct_report"] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

/** The perspectives of which an anonymous request hides the authors. The employee and the manager are known anyway. */
const HIDDEN_PERSPECTIVES = ["peer", "direct_report"] as const;

/** Whether a perspective is anonymous, over expressions of the request's flag and of the perspective. */
export const isHidden = (isAnonymous: Sql, perspective: Sql): Sql =>
  sql`(${isAnonymous} and ${perspective} = any(${HIDDEN_PERSPECTIVES}::text[]))`;

/** The same for values. */
export const hides = (isAnonymous: boolean, perspective: Perspective): boolean =>
  isAnonymous && (HIDDEN_PERSPECTIVES as readonly string[]).includes(perspective);

const isAboutCaller = (alias: string, subject: string): Sql =>
  sql`coalesce(${column(alias, subject)} = ${fromContext("identity")}, false)`;

/**
 * Whether the caller knows the authors of anonymous feedback: HR, unless it is about the caller. `subject` is the column
 * of the employee that it is about. Nobody else does, and neither does the journal.
 */
export const knowsAuthors = (alias: string, subject: string): Sql =>
  sql`(${callerHolds(VIEWERS)} and not ${isAboutCaller(alias, subject)})`;

/** Whether an anonymous request or an answer to it is about the caller, so that no permission opens it further. */
export const isAnonymousAboutCaller = (alias: string, subject: string): Sql =>
  sql`(${column(alias, "is_anonymous")} and ${isAboutCaller(alias, subject)})`;
