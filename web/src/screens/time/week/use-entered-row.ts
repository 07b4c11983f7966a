import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Puts the cursor into a row of the week as soon as it is there: into today's cell, else the first that can be entered.
 * @returns what the week is shown in, and how a row is entered
 */
export function useEnteredRow(
  today: string,
): [RefObject<HTMLDivElement | null>, (key: string, days: readonly string[]) => void] {
  const week = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly key: string; readonly day: number } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = week.current?.querySelector(`[data-row="${CSS.escape(wanted.key)}"]`);
    const cells = row?.querySelectorAll<HTMLElement>("input[data-cell]") ?? [];
    const ofToday = [...cells].find(({ dataset }) => dataset.cell!.endsWith(`:${wanted.day}`));
    (ofToday ?? cells[0])?.focus();
    setWanted(null);
  }, [wanted]);
  return [week, (key, days) => setWanted({ key, day: days.indexOf(today) })];
}
