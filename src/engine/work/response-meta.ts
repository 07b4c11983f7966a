/** Members of a response's `meta`. */
export type MetaMembers = Readonly<Record<string, unknown>>;

/** Members of `meta` about a record; a secret is returned only once. */
export interface ResponseMeta {
  readonly members: MetaMembers;
  readonly isOnce: boolean;
}
