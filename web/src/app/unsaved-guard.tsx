import { useBlocker } from "@tanstack/react-router";
import { useEffect } from "react";
import { askToDiscard } from "../components/ask-to-discard.tsx";
import { askBy, mayLeave, unsavedForms } from "../components/unsaved.ts";

/** Asks before a link, the back button, a reload or a closed tab loses unsaved input. */
export function UnsavedGuard() {
  useEffect(() => askBy(askToDiscard), []);
  useBlocker({
    shouldBlockFn: async () => !(await mayLeave()),
    enableBeforeUnload: () => unsavedForms.has(),
  });
  return null;
}
