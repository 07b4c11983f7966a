import type { Operand } from "../../engine/work/operand.ts";
import type { Period } from "./calendar-intervals.ts";

/** The days that a `date` parameter asks for: one day, or from the first to the last of a pair; null when absent. */
export function periodOf(operand: Operand<string> | undefined): Period | null {
  if (operand?.kind === "equals") return { from: operand.value, to: operand.value };
  return operand?.kind === "between" ? { from: operand.from, to: operand.to } : null;
}
