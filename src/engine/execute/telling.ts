/** Members of an answer's `meta`. */
export type Told = Readonly<Record<string, unknown>>;

/** What is told of a record beside it; a secret only this one time. */
export interface Telling {
  readonly members: Told;
  readonly isOnce: boolean;
}
