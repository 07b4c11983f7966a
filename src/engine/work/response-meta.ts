/** Members of an answer's `meta`. */
export type MetaMembers = Readonly<Record<string, unknown>>;

/** What is told of a record beside it; a secret only this one time. */
export interface ResponseMeta {
  readonly members: MetaMembers;
  readonly isOnce: boolean;
}
