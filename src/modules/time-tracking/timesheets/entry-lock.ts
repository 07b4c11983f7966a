/** Why an entry cannot be changed, the first that holds. */
export const LOCK_REASONS = ["invoiced", "approved", "submitted", "closed"] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

export const APPROVAL_STATUSES = ["open", "submitted", "approved", "rejected"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** What decides whether an entry is locked. */
export interface LockFacts {
  readonly isRunning: boolean;
  /** On an invoice line, a draft's or an issued one's. */
  readonly isInvoiced: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The workspace's `time_closed_until`; null: nothing is closed. */
  readonly closedUntil: string | null;
}

/** The reason why an entry is locked, or null. A running one never is. */
export function lockReason(facts: LockFacts): LockReason | null {
  if (facts.isRunning) return null;
  if (facts.isInvoiced) return "invoiced";
  if (facts.approvalStatus === "approved" || facts.approvalStatus === "submitted")
    return facts.approvalStatus;
  return facts.closedUntil !== null && facts.date <= facts.closedUntil ? "closed" : null;
}

const BECAUSE: Readonly<Record<LockReason, string>> = {
  invoiced: "it is on an invoice",
  approved: "its week is approved",
  submitted: "its week is submitted",
  closed: "its date lies in a closed period",
};

/** What whoever would change a locked entry is shown. */
export const lockMessage = (reason: LockReason): string => `The entry is locked: ${BECAUSE[reason]}.`;
