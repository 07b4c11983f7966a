import { type ReactNode, useEffect, useState } from "react";
import { ScreenSkeleton } from "../components/skeletons.tsx";
import { mayLeave } from "../components/unsaved.ts";

const RELOADED_AT = "bureau.reloaded-for-code";
/** The page is not reloaded again within this time: the code would still be missing. */
const ONCE_WITHIN_MS = 5 * 60_000;

/**
 * Reloads the page, unless it was reloaded recently or the person chooses to keep what they entered. Returns false if
 * it did not.
 */
async function reloadOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < ONCE_WITHIN_MS) return false;
  if (!(await mayLeave())) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
  return true;
}

/**
 * In place of a screen whose code could not be fetched. The page is reloaded once, since after a new release the code
 * has another name; where that is not possible, the children are shown.
 */
export function MissingScreen({ children }: { readonly children: ReactNode }) {
  const [isReloading, setReloading] = useState(true);
  useEffect(() => {
    void reloadOnce().then(setReloading);
  }, []);
  return isReloading ? <ScreenSkeleton /> : children;
}
