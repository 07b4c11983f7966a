import { type Actor, holds } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import {
  type Change,
  type DraftRecord,
  fieldLabel,
  message,
  type StoredRecord,
  said,
} from "../../../engine/work/index.ts";
import { MANAGERS } from "./expenses.policy.ts";

/** An error message and the field at which it is reported. */
export type Problem = readonly [field: string, message: Text];

export const BILLED = "The expense has been billed.";

/** The fields that only affect rebilling; managers can change them after approval. */
const BILLING_FIELDS = ["project_id", "client_id", "is_billable", "markup_percent"];

/** Whether all fields can still be changed. */
export const isOpen = ({ status }: Pick<StoredRecord<"expenses">, "status">): boolean =>
  status === "draft" || status === "rejected";

/** Whether the expense is on an invoice line. */
export const isBilled = ({ billing_status }: Pick<DraftRecord<"expenses">, "billing_status">): boolean =>
  billing_status === "drafted" || billing_status === "billed";

/**
 * The changes that the status of the expense does not allow, by field. Values that are sent unchanged are no changes.
 */
export function lockProblems(change: Change<"expenses">, actor: Actor): Problem[] {
  const { stored } = change;
  if (stored === null || isOpen(stored)) return [];
  const changed = [...change.sent].filter((name) => change.changes(name));
  return changed.flatMap((name): Problem[] => {
    const problem = lockOf(name, stored, holds(actor, MANAGERS));
    return problem === null ? [] : [[name, problem]];
  });
}

function lockOf(name: string, stored: Readonly<StoredRecord<"expenses">>, isManager: boolean): Text | null {
  const { status } = stored;
  if (status === "submitted" && name === "exchange_rate") return null;
  if (status !== "submitted" && isManager && BILLING_FIELDS.includes(name))
    return isBilled(stored) ? BILLED : null;
  return message`The ${fieldLabel(name)} field cannot be changed once the expense is ${said(status)}.`;
}
