import { or, type RowCondition } from "../sql/sql.ts";
import { RELATIONS, type Relation } from "../work/relation.ts";

/**
 * Rows by their relation to the caller. A condition can refer to the caller only through its own relation
 * (`fromContext("self")`, `fromContext("selfUser")`, `fromContext("team")`); startup fails if it is declared under
 * another one.
 */
export interface RelatedRows {
  /** Rows that have the relation to every caller. */
  readonly anybody?: RowCondition;
  readonly self?: RowCondition;
  readonly team?: RowCondition;
  /** The rows of `self` and `team` in one condition, if the database evaluates that faster. */
  readonly both?: RowCondition;
}

/** The conditions that apply to a caller with the given relations; null: none. */
export function rowsFor(
  { anybody, self, team, both }: RelatedRows,
  counting: ReadonlySet<Relation>,
): RowCondition | null {
  const [isSelf, isTeam] = [counting.has("self"), counting.has("team")];
  const related = both && isSelf && isTeam ? [both] : [isSelf && self, isTeam && team];
  const parts = [anybody, ...related].filter((part) => typeof part === "function");
  if (parts.length < 2) return parts[0] ?? null;
  return (alias) => or(parts.map((part) => part(alias)));
}

const ALL: ReadonlySet<Relation> = new Set(RELATIONS);

/**
 * The rows as one condition, for a statement that is compiled before the caller is known: a relation that does not
 * apply resolves to null, so its part never matches.
 */
export const anyRelated = ({ both: _, ...parts }: RelatedRows): RowCondition => rowsFor(parts, ALL)!;
