import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Focuses a row of the week as soon as it is rendered: today's cell, or the first that can be edited.
 * @returns the ref of the week's container, and the function that requests the focus
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
