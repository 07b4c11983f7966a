/** What a board needs to take moves back, as one file that is loaded after the first move. */
export { notifyUndo } from "./notify-undo.tsx";
export { requireUnchanged } from "./require-unchanged.ts";
