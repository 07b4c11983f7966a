/** The reasons why an entry cannot be changed; the first that applies is reported. */
export const LOCK_REASONS = ["invoiced", "approved", "submitted", "closed"] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

export const APPROVAL_STATUSES = ["open", "submitted", "approved", "rejected"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** The facts that decide whether an entry is locked. */
export interface LockFacts {
  readonly isRunning: boolean;
  /** Whether the entry is on a line of a draft or issued invoice. */
  readonly isInvoiced: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The workspace's `time_closed_until`; null if no period is closed. */
  readonly closedUntil: string | null;
}

/** The reason why an entry is locked, or null. Running timers are never locked. */
export function lockReason(facts: LockFacts): LockReason | null {
  if (facts.isRunning) return null;
  if (facts.isInvoiced) return "invoiced";
  if (facts.approvalStatus === "approved" || facts.approvalStatus === "submitted")
    return facts.approvalStatus;
  return facts.closedUntil !== null && facts.date <= facts.closedUntil ? "closed" : null;
}

const LOCKED: Readonly<Record<LockReason, string>> = {
  invoiced: "The entry is locked: it is on an invoice.",
  approved: "The entry is locked: its week is approved.",
  submitted: "The entry is locked: its week is submitted.",
  closed: "The entry is locked: its date lies in a closed period.",
};

/** The error message for changing a locked entry. */
export const lockMessage = (reason: LockReason): string => LOCKED[reason];
