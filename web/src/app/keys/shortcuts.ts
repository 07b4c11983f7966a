import { t } from "../../messages/t.ts";
import { MODIFIER } from "./modifier.ts";

/** Keys that do something, with what they do. */
export type Shortcut = readonly [keys: readonly string[], what: string];

/** Keys of one part of the program. */
export interface ShortcutGroup {
  readonly title: string;
  /** What is on a screen where they work; without it they work everywhere. */
  readonly within?: string;
  readonly shortcuts: readonly Shortcut[];
}

/** All keys of the program, by where they work. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: t("Everywhere"),
    shortcuts: [
      [["/"], t("finds anything: people, records, screens and actions")],
      [[`${MODIFIER} K`], t("the same, also while you type in a field")],
      [["?"], t("shows these keys")],
      [[t("Esc")], t("closes the open dialog")],
      [[`${MODIFIER} Z`], t("takes the last change back, as long as its notice is shown")],
    ],
  },
  {
    title: t("In a list"),
    within: "[data-rows]",
    shortcuts: [
      [["↓"], t("goes to the first row")],
      [["↑", "↓"], t("goes to the previous or next row")],
      [[t("Enter")], t("opens the row")],
      [["X"], t("chooses the row, or no longer")],
      [[t("Shift"), "↑", "↓"], t("chooses the row and the previous or next one")],
      [[t("Shift"), "X"], t("chooses all rows from the one that was chosen last to this one")],
      [[`${MODIFIER} A`], t("chooses all rows of the page; again, all that match the filters")],
      [[t("Esc")], t("clears the selection")],
      [["."], t("opens the menu of the row, as Shift F10 does")],
      [["←", "→"], t("goes to the previous or next cell of the row")],
      [["F2"], t("edits the cell, as a double click does; Enter does so too beside the first one")],
      [["E"], t("edits the row, or the chosen rows together")],
      [["D"], t("duplicates the row")],
    ],
  },
  {
    title: t("In the list of what was found"),
    within: "[data-find]",
    shortcuts: [
      [["↑", "↓"], t("moves to the previous or next row")],
      [[t("Enter")], t("opens the row, or does what it says")],
    ],
  },
  {
    title: t("In your week"),
    within: "[data-cell]",
    shortcuts: [
      [[t("Tab")], t("moves to the next day; with Shift, to the previous day")],
      [["↑", "↓", "←", "→"], t("moves to the adjacent cell")],
      [[t("Enter")], t("moves to the row below; with Shift, to the row above")],
    ],
  },
  {
    title: t("On a board"),
    within: "[data-board]",
    shortcuts: [
      [["↑", "↓", "←", "→"], t("goes to the adjacent card")],
      [[t("Enter")], t("opens the card")],
      [["M"], t("opens the list of columns to which the card can be moved")],
      [["."], t("opens the menu of the card, as Shift F10 does")],
      [[t("Space")], t("picks up the card whose button has the focus, and puts it down again")],
      [["↑", "↓", "←", "→"], t("moves the card that is picked up")],
      [[t("Esc")], t("puts the card back")],
    ],
  },
  {
    title: t("In the approvals"),
    within: "[data-decisions]",
    shortcuts: [
      [["↑", "↓"], t("goes to the previous or next request")],
      [["X"], t("chooses the request, or no longer")],
      [["A"], t("approves the request, or the chosen ones of its list")],
      [["R"], t("rejects the request, or the chosen ones of its list")],
    ],
  },
  {
    title: t("In a calendar"),
    within: "[data-day]",
    shortcuts: [
      [["↑", "↓", "←", "→"], t("goes from day to day")],
      [[t("Page Up"), t("Page Down")], t("goes to the previous or next month or week")],
      [[t("Enter")], t("opens what is on the day, or goes to the first of several")],
      [[t("Esc")], t("goes back to the day")],
    ],
  },
];

/** The keys that work on the screen as it is, and the others. */
export function shortcutsHere(page: Document): readonly [here: ShortcutGroup[], elsewhere: ShortcutGroup[]] {
  const isHere = ({ within }: ShortcutGroup): boolean => !within || page.querySelector(within) !== null;
  return [SHORTCUTS.filter(isHere), SHORTCUTS.filter((group) => !isHere(group))];
}
