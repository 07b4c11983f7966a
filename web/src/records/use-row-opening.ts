import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef } from "react";
import type { ApiRecord } from "../api/records.ts";

/** What a row opens: a page of the record, or something beside the list, which may have an address too. */
export type RowTarget = (
  record: ApiRecord,
) => { readonly to: string } | { readonly onOpen: () => void; readonly address?: string } | null;

/** Elements that handle clicks themselves. */
const INTERACTIVE = "a, button, input, label, select, textarea, [role=button], [role=menuitem]";

/** Whether the person has just selected text, so that the end of the selection does not count as a click. */
export const hasMarkedText = (): boolean => (window.getSelection()?.toString() ?? "") !== "";

/** How long a second click is waited for in a cell that a double click edits, in milliseconds. */
const DOUBLE_CLICK_MS = 250;

/**
 * A click anywhere in a row opens its record, as its link does; in a new tab with the keys for which browsers do so, and
 * with Shift it selects up to there. Text in the row can be selected and copied. In a cell that can be edited a second
 * click is waited for, because it edits the cell.
 * @param onRange selects the rows up to this one
 */
export function useRowOpening(target: RowTarget, onRange?: (record: ApiRecord) => void) {
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const open = (record: ApiRecord, isNewTab: boolean): void => {
    const leads = target(record);
    if (leads === null) return;
    const address = "to" in leads ? leads.to : leads.address;
    if (isNewTab && address !== undefined) window.open(address, "_blank");
    else if ("to" in leads) void navigate({ to: leads.to });
    else leads.onOpen();
  };
  return (record: ApiRecord) => (event: MouseEvent<HTMLElement>) => {
    clearTimeout(waiting.current);
    const clicked = event.target as HTMLElement;
    if (clicked.closest(INTERACTIVE)) return;
    if (event.shiftKey && onRange) return onRange(record);
    if (hasMarkedText()) return;
    const isNewTab = event.ctrlKey || event.metaKey;
    if (isNewTab || !clicked.closest("[data-editable]")) open(record, isNewTab);
    else if (event.detail === 1) waiting.current = setTimeout(() => open(record, false), DOUBLE_CLICK_MS);
  };
}

/** Keeps a click with Shift, which selects rows, from marking the text between them. */
export const keepTextUnmarked = (event: MouseEvent): void => {
  if (event.shiftKey) event.preventDefault();
};
