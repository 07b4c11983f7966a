import type { DraftLine, LineValues } from "./draft-lines.ts";

type Name = keyof LineValues;

/** What billing determines. */
const BILLED: readonly Name[] = ["kind", "project_id", "period_start", "period_end", "quantity"];
/** The kinds of lines that a person can add. */
export const WRITTEN_KINDS: readonly string[] = ["manual", "fixed_fee", "revenue_share"];

/** Whether a field of the line cannot be changed: in a credit note all but the amount, else what billing determines. */
export function isFixed(name: Name, { id, kind }: DraftLine, isCreditNote: boolean): boolean {
  if (isCreditNote) return name !== "unit_price";
  if (name === "kind") return id !== null;
  if (name === "quantity") return kind !== "manual";
  if (name === "unit_price") return kind === "revenue_share";
  return BILLED.includes(name) && !WRITTEN_KINDS.includes(kind);
}
