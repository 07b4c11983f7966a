/** What people log or plan. */
export const HUMAN_ACTIVITIES = ["note", "call", "email", "task"] as const;

/** What the system records. */
export const SYSTEM_ACTIVITIES = [
  "stage_changed",
  "assigned",
  "won",
  "lost",
  "reopened",
  "converted",
  "imported",
] as const;
export type SystemActivity = (typeof SYSTEM_ACTIVITIES)[number];

/** Whether it was logged or planned by a person. */
export const isHuman = (type: string): boolean => (HUMAN_ACTIVITIES as readonly string[]).includes(type);
