/** Keys that do something, with what they do. */
export type Shortcut = readonly [keys: readonly string[], what: string];

/** Keys of one part of the program. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The key beside a letter, as it is called on the person's keyboard. */
export const MODIFIER = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** All keys of the program, by where they work. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "Everywhere",
    shortcuts: [
      [["/"], "finds anything: people, records, screens and actions"],
      [[`${MODIFIER} K`], "the same, also while you type in a field"],
      [["?"], "shows these keys"],
      [["Esc"], "closes the open dialog"],
      [[`${MODIFIER} Z`], "takes the last change back, as long as its notice is shown"],
    ],
  },
  {
    title: "In a list",
    shortcuts: [
      [["↓"], "goes to the first row"],
      [["↑", "↓"], "goes to the previous or next row"],
      [["Enter"], "opens the row"],
      [["X"], "chooses the row, or no longer"],
      [["←", "→"], "goes to the previous or next cell of the row"],
      [["F2"], "edits the cell; Enter does so too beside the first one"],
      [["E"], "edits the row, or the chosen rows together"],
      [["D"], "duplicates the row"],
    ],
  },
  {
    title: "In the list of what was found",
    shortcuts: [
      [["↑", "↓"], "moves to the previous or next row"],
      [["Enter"], "opens the row, or does what it says"],
    ],
  },
  {
    title: "In your week",
    shortcuts: [
      [["Tab"], "moves to the next day; with Shift, to the previous day"],
      [["↑", "↓", "←", "→"], "moves to the adjacent cell"],
      [["Enter"], "moves to the row below; with Shift, to the row above"],
    ],
  },
  {
    title: "On a board",
    shortcuts: [
      [["Space"], "picks up the card whose button has the focus, and puts it down again"],
      [["↑", "↓", "←", "→"], "moves the card that is picked up"],
      [["Esc"], "puts the card back"],
    ],
  },
];
