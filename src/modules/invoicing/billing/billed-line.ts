import type { Period } from "../../../platform/figures/calendar-intervals.ts";

/** The kinds of lines that billing creates, in the order in which an invoice shows them within a project. */
export const BILLED_KINDS = ["time", "expense", "fixed_fee", "retainer", "overage"] as const;
export type BilledKind = (typeof BILLED_KINDS)[number];

/** What a line bills of a time entry: minutes, at a rate in cents per hour. */
export interface BilledEntry {
  readonly id: string;
  readonly minutes: number;
  readonly rate: bigint;
}

/** A line that billing creates, with the entries and expenses that it bills. */
export interface BilledLine {
  readonly kind: BilledKind;
  readonly projectId: string;
  readonly description: string;
  /** The billed minutes of time and overage; otherwise null. */
  readonly minutes: number | null;
  /** Cents, per hour for lines with minutes. */
  readonly unitPrice: bigint;
  readonly period: Period | null;
  readonly taskId: string | null;
  readonly employeeId: string | null;
  readonly entries: readonly BilledEntry[];
  readonly expenseIds: readonly string[];
}

/** A project as lines name it. */
export interface NamedProject {
  readonly id: string;
  readonly name: string;
}

/**
 * Orders lines as an invoice shows them (section B of invoicing): by the name of the project, then by kind. The order
 * within a kind does not change.
 */
export function orderedLines(lines: readonly BilledLine[], projects: readonly NamedProject[]): BilledLine[] {
  const places = new Map(projects.toSorted(byName).map(({ id }, place) => [id, place]));
  const place = ({ projectId, kind }: BilledLine): number =>
    places.get(projectId)! * BILLED_KINDS.length + BILLED_KINDS.indexOf(kind);
  return lines.toSorted((a, b) => place(a) - place(b));
}

/** Compares by name without regard to case, then by id. */
export const byName = (a: NamedProject, b: NamedProject): number =>
  compared(a.name.toLowerCase(), b.name.toLowerCase()) || compared(a.id, b.id);

export const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The only value of all; null if there are several. */
export const onlyOf = (values: readonly (string | null)[]): string | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
