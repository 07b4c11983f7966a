import type { Days } from "./days.ts";
import { ENTRY_KINDS, type Entry, type EntryKind, type YearLedger } from "./year-ledger.ts";

/** A line of a statement. */
export interface Line {
  readonly day: number;
  readonly kind: EntryKind;
  readonly days: Days;
  readonly balanceAfter: Days;
  /** The id of the request, for a use. */
  readonly holidayId: string | null;
}

/**
 * The statement of a leave year up to a day (by number): its lines add up to the ledger balance on that day. A request is
 * one line, dated on its first counted day, with its days up to that day.
 */
export function linesUpTo({ entries, year, lastReadDay }: YearLedger, day: number): Line[] {
  const last = Math.max(year.from, Math.min(day, lastReadDay));
  const lines: Entry[] = [];
  const uses = new Map<string, number>();
  for (const entry of entries.filter((one) => one.day <= last)) {
    const index = entry.holidayId === null ? undefined : uses.get(entry.holidayId);
    if (index !== undefined) {
      lines[index] = { ...lines[index]!, days: lines[index]!.days + entry.days };
      continue;
    }
    if (entry.holidayId !== null) uses.set(entry.holidayId, lines.length);
    lines.push(entry);
  }
  lines.sort(
    (one, other) => one.day - other.day || ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind),
  );
  let held = 0;
  return lines.map((line) => {
    held += line.days;
    return { ...line, balanceAfter: held };
  });
}
