import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays, endOfMonth, startOfMonth, startOfWeek } from "../format/calendar.ts";
import type { CalendarScale } from "./calendar-days.ts";

interface CalendarKeysOptions {
  /** The day on which the calendar is. */
  readonly day: string;
  readonly scale: CalendarScale;
  readonly weekStartsOn: number;
  readonly goTo: (day: string) => void;
}

/** The same day of another month, or its last one if that is shorter. */
function monthsLater(day: string, months: number): string {
  const first = startOfMonth(day, months);
  const wanted = addDays(first, Number(day.slice(8)) - 1);
  const last = endOfMonth(first);
  return wanted > last ? last : wanted;
}

/** The entries of the cell that an element is in. */
const entriesAround = (element: Element): HTMLElement[] => [
  ...(element.closest("td")?.querySelectorAll<HTMLElement>("[data-entry]") ?? []),
];

/**
 * The keys of a calendar: the arrows go from day to day, Home and End to the ends of the week, Page Up and Page Down to
 * other months or weeks. Enter opens the record of a day, or leads to the first of several, among which the arrows up and
 * down go; Escape leads back to the day.
 */
export function useCalendarKeys({ day, scale, weekStartsOn, goTo }: CalendarKeysOptions) {
  const [focused, setFocused] = useState(day);
  const [given, setGiven] = useState(day);
  const table = useRef<HTMLTableElement>(null);
  const isWanted = useRef(false);
  if (given !== day) {
    setGiven(day);
    setFocused(day);
  }
  const isShown = (other: string): boolean =>
    scale === "month"
      ? other.slice(0, 7) === day.slice(0, 7)
      : startOfWeek(other, weekStartsOn) === startOfWeek(day, weekStartsOn);
  const focusDay = (one: string): void =>
    table.current?.querySelector<HTMLElement>(`[data-day="${one}"]`)?.focus();
  useEffect(() => {
    if (!isWanted.current || !isShown(focused)) return;
    isWanted.current = false;
    focusDay(focused);
  });

  const placeFor = (key: string, from: string): string | undefined => {
    const step = scale === "month" ? monthsLater : (one: string, weeks: number) => addDays(one, 7 * weeks);
    const places: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => addDays(from, -1),
      ArrowRight: () => addDays(from, 1),
      ArrowUp: () => addDays(from, -7),
      ArrowDown: () => addDays(from, 7),
      Home: () => startOfWeek(from, weekStartsOn),
      End: () => addDays(startOfWeek(from, weekStartsOn), 6),
      PageUp: () => step(from, -1),
      PageDown: () => step(from, 1),
    };
    return places[key]?.();
  };
  /** Handles the keys of a day. */
  const onDayKey = (event: KeyboardEvent<HTMLElement>, from: string): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      const entries = entriesAround(event.currentTarget);
      event.preventDefault();
      if (entries.length === 1) entries[0]!.click();
      else entries[0]?.focus();
      return;
    }
    const to = placeFor(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    // A day that was clicked may be another than the one that the keys were on.
    if (isShown(to)) focusDay(to);
    else {
      isWanted.current = true;
      goTo(to);
    }
  };
  /** Handles the keys of a record in a day. */
  const onEntryKey = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = entriesAround(event.currentTarget);
    const at = entries.indexOf(event.currentTarget);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next === undefined && event.key !== "Escape") return;
    event.preventDefault();
    if (next === undefined) event.currentTarget.closest("td")?.focus();
    else entries[next]?.focus();
  };
  return { table, focused, onDayKey, onEntryKey, onFocusDay: setFocused };
}
