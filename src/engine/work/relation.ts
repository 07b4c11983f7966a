/**
 * How rights come to somebody without a permission: `self` is what concerns the caller alone, `team` what the caller
 * sees and decides as a manager, lead or assignee. Both count for people; through a key each counts only as its scope.
 */
export const RELATIONS = ["self", "team"] as const;
export type Relation = (typeof RELATIONS)[number];
