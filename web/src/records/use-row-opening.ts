import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { ApiRecord } from "../api/records.ts";

/** What a row opens: a page of the record, or something beside the list. */
export type RowTarget = (
  record: ApiRecord,
) => { readonly to: string } | { readonly onOpen: () => void } | null;

/** Elements that handle clicks themselves. */
const INTERACTIVE = "a, button, input, label, select, textarea, [role=button], [role=menuitem]";

/** Whether the person has just selected text, so that the end of the selection does not count as a click. */
export const hasMarkedText = (): boolean => (window.getSelection()?.toString() ?? "") !== "";

/**
 * A click anywhere in a row opens its record, as its link does; in a new tab with the keys for which browsers do so.
 * Text in the row can be selected and copied.
 */
export function useRowOpening(target: RowTarget) {
  const navigate = useNavigate();
  return (record: ApiRecord) => (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest(INTERACTIVE) || hasMarkedText()) return;
    const leads = target(record);
    if (leads === null) return;
    if ("onOpen" in leads) leads.onOpen();
    else if (event.ctrlKey || event.metaKey) window.open(leads.to, "_blank");
    else void navigate({ to: leads.to });
  };
}
