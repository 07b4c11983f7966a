import type { Text } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";

/** Something that a new workspace needs before people can work in it, as a module declares it. */
export interface SetUpStep {
  /** In kebab-case, unique among all modules. */
  readonly name: string;
  /** What is to be done, as an imperative. */
  readonly title: Text;
  /** What it is for. */
  readonly detail: Text;
  /** Who can do it, and is therefore shown it. */
  readonly permission: string;
  /** Where it stands among the steps of all modules. */
  readonly position: number;
  /** Whether it is done: a condition on the rows of the workspace, so that nobody ticks anything. */
  readonly isDone: () => Sql;
}

/** Declares a step of the set-up of a workspace. */
export const setUpStep = (step: SetUpStep): SetUpStep => step;
