import { useBlocker } from "@tanstack/react-router";
import { askToDiscard } from "../components/ask-to-discard.tsx";
import { unsavedForms } from "../components/unsaved.ts";

/** Asks before a link, the way back, a reload or a closed tab loses what was entered anywhere on the page. */
export function UnsavedGuard() {
  useBlocker({
    shouldBlockFn: async () => {
      if (!unsavedForms.has()) return false;
      if (!(await askToDiscard())) return true;
      unsavedForms.giveUp();
      return false;
    },
    enableBeforeUnload: () => unsavedForms.has(),
  });
  return null;
}
