import { t } from "../../messages/t.ts";
/** Keys that do something, with what they do. */
export type Shortcut = readonly [keys: readonly string[], what: string];

/** Keys of one part of the program. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The key beside a letter, as it is called on the person's keyboard. */
export const MODIFIER = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : t("Ctrl");

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
    shortcuts: [
      [["↓"], t("goes to the first row")],
      [["↑", "↓"], t("goes to the previous or next row")],
      [[t("Enter")], t("opens the row")],
      [["X"], t("chooses the row, or no longer")],
      [["←", "→"], t("goes to the previous or next cell of the row")],
      [["F2"], t("edits the cell; Enter does so too beside the first one")],
      [["E"], t("edits the row, or the chosen rows together")],
      [["D"], t("duplicates the row")],
    ],
  },
  {
    title: t("In the list of what was found"),
    shortcuts: [
      [["↑", "↓"], t("moves to the previous or next row")],
      [[t("Enter")], t("opens the row, or does what it says")],
    ],
  },
  {
    title: t("In your week"),
    shortcuts: [
      [[t("Tab")], t("moves to the next day; with Shift, to the previous day")],
      [["↑", "↓", "←", "→"], t("moves to the adjacent cell")],
      [[t("Enter")], t("moves to the row below; with Shift, to the row above")],
    ],
  },
  {
    title: t("On a board"),
    shortcuts: [
      [[t("Space")], t("picks up the card whose button has the focus, and puts it down again")],
      [["↑", "↓", "←", "→"], t("moves the card that is picked up")],
      [[t("Esc")], t("puts the card back")],
    ],
  },
];
