import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { loadCode } from "../app/load-code.ts";
import { notifyProblem } from "../components/notify.tsx";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { canChange } from "../declare/rights.ts";
import { hasValueAt } from "../declare/value-at.ts";
import { isEntered } from "../records/cells/editable-cell.ts";
import { useSession } from "../session/session.ts";
import type { DatedRecord } from "./calendar-days.ts";

/**
 * Moves records to another day, with the mouse or with the keyboard: M picks up the record of a day, the keys of the
 * calendar choose another one, Enter puts it there, and Escape leaves it where it was. Only records on one day, whose day
 * the person may change, are moved.
 */
export function useMoving(ui: ResourceUi, calendar: CalendarUi) {
  const session = useSession();
  const client = useQueryClient();
  const [carried, setCarried] = useState<DatedRecord | null>(null);
  const field = fieldOf(ui, calendar.from);

  const isMovable = ({ record, time }: DatedRecord): boolean =>
    calendar.to === undefined &&
    !time &&
    field.type === "date" &&
    isEntered(ui, field) &&
    hasValueAt(record.attributes, field.name) &&
    canChange(session, ui, record, field);

  const move = async (entry: DatedRecord, day: string): Promise<void> => {
    setCarried(null);
    if (day === entry.from) return;
    const { saveCell } = await loadCode(() => import("../records/cells/save-cell.ts"));
    const problem = await saveCell({ ui, session, client, record: entry.record, field }, day);
    if (problem !== null) notifyProblem(problem);
  };

  /** Handles the keys of a day and of the records on it; says whether a key was meant for a move. */
  const onKey = (event: KeyboardEvent<HTMLElement>, day: string, on: readonly DatedRecord[]): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (carried === null) {
      const focused = (event.target as HTMLElement).closest<HTMLElement>("[data-record]")?.dataset.record;
      const movable = on.filter(isMovable);
      const meant =
        focused === undefined ? movable.at(0) : movable.find(({ record }) => record.id === focused);
      if (event.key.toLowerCase() !== "m" || !meant) return false;
      setCarried(meant);
      // From here on the arrow keys go from day to day.
      event.currentTarget.focus();
    } else if (event.key === "Enter" || event.key === " ") void move(carried, day);
    else if (event.key === "Escape") setCarried(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    carried,
    isMovable,
    onKey,
    carry: setCarried,
    drop: (day: string) => carried && void move(carried, day),
  };
}
