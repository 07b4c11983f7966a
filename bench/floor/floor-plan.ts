/** A value of a statement: what it is, or what is new in each request. */
export type FloorValue =
  | string
  | number
  | null
  | { readonly fresh: "id of the person" | "id of the account" | "email" };

/** A statement of a bare server, sent under its name. */
export interface FloorStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly FloorValue[];
}

/** How a bare server returns one route: by which statements, and with which bytes around the data. */
export interface FloorPlan {
  /** Path and query. */
  readonly route: string;
  /** None: the response is a constant, `before` and `after`. */
  readonly statements: readonly FloorStatement[];
  /** Whether they run as a transaction. */
  readonly isTransaction: boolean;
  /** What the response has before and after what the last statement's first row has in `data`. */
  readonly before: string;
  readonly after: string;
}

/** What the process of the floor is given at its start. */
export interface FloorOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly plans: readonly FloorPlan[];
}
