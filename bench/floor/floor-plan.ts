/** A value of a statement: a constant, or what is new in each request. */
export type FloorValue =
  | string
  | number
  | null
  | { readonly fresh: "id of the person" | "id of the account" | "email" };

/** A statement of a bare server, sent as a named statement. */
export interface FloorStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly FloorValue[];
}

/** How a bare server responds on one route: with which statements, and with which text around their data. */
export interface FloorPlan {
  /** Path and query. */
  readonly route: string;
  /** Empty if the response is a constant, `before` and `after`. */
  readonly statements: readonly FloorStatement[];
  /** Whether they run as a transaction. */
  readonly isTransaction: boolean;
  /** The response's text before and after the column `data` of the last statement's first row. */
  readonly before: string;
  readonly after: string;
}

/** The configuration with which the process of the floor is started. */
export interface FloorOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly plans: readonly FloorPlan[];
}
