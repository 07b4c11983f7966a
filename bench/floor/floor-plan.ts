import type { Statement } from "../recorded-statements.ts";

/** How a bare server answers one route: by which statements, and with which bytes around what they answer. */
export interface FloorPlan {
  /** Path and query. */
  readonly route: string;
  /** None: the answer is a constant, `before` and `after`. */
  readonly statements: readonly Statement[];
  /** Whether they run on one connection, as a transaction does. */
  readonly isTransaction: boolean;
  /** Which statement answers the records, and what the real answer has before and after them. */
  readonly answering: number;
  readonly before: string;
  readonly after: string;
  /** What begins every id that the recorded request made, and the email that it sent: both are new in each request. */
  readonly fresh: { readonly idPrefix: string; readonly email: string } | null;
}

/** What the floor's process is told at its start. */
export interface FloorOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly plans: readonly FloorPlan[];
}
