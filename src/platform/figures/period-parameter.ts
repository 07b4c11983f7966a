import type { Operand } from "../../engine/work/operand.ts";
import type { Period } from "./calendar-intervals.ts";

/** The period in a `date` parameter: one day, or the first and the last of a pair; null if it is omitted. */
export function periodOf(operand: Operand<string> | undefined): Period | null {
  if (operand?.kind === "equals") return { from: operand.value, to: operand.value };
  return operand?.kind === "between" ? { from: operand.from, to: operand.to } : null;
}
