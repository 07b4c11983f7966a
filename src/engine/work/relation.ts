/**
 * The relations that give rights without a permission: `self` for the caller's own records, `team` for what the caller
 * sees and decides as a manager, project lead or assignee. Both apply to people; for a key, each applies only if it is
 * among the scopes.
 */
export const RELATIONS = ["self", "team"] as const;
export type Relation = (typeof RELATIONS)[number];
