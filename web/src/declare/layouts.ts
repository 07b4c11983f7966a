import { t } from "../messages/t.ts";
import type { ResourceUi } from "./resource-ui.ts";

/** The ways in which the records of a list are shown. */
export type Layout = "list" | "board" | "calendar" | "timeline";

export interface ShownLayout {
  readonly layout: Layout;
  readonly label: string;
  /** The path of its screen. */
  readonly path: string;
}

/** The layouts that a resource declares, the list first; none if it has no other. */
export function layoutsOf({ board, calendar, timeline }: ResourceUi): ShownLayout[] {
  const others = [
    { layout: "board", label: t("Board"), declared: board },
    { layout: "calendar", label: t("Calendar"), declared: calendar },
    { layout: "timeline", label: t("Timeline"), declared: timeline },
  ] as const;
  const listPath = others.find(({ declared }) => declared)?.declared?.listPath;
  if (listPath === undefined) return [];
  return [
    { layout: "list", label: t("List"), path: listPath },
    ...others.flatMap(({ declared, ...shown }) => (declared ? [{ ...shown, path: declared.path }] : [])),
  ];
}

/** The path of the screen with a layout; undefined if the resource does not declare it. */
export const pathOfLayout = (ui: ResourceUi, layout: string): string | undefined =>
  layoutsOf(ui).find((one) => one.layout === layout)?.path;
