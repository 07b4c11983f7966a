/** Members of a response's `meta`. */
export type MetaMembers = Readonly<Record<string, unknown>>;

/** What is reported about a record beside it; a secret only this one time. */
export interface ResponseMeta {
  readonly members: MetaMembers;
  readonly isOnce: boolean;
}
