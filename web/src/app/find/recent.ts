import { readLocalStorageValue } from "@mantine/hooks";
import type { IconName } from "../../components/icon-shapes.ts";

/** What was opened from the palette: a record, a place or a command. */
export interface Opened {
  /** Where it is, or for a command what it is called by. */
  readonly path: string;
  readonly title: string;
  readonly detail: string | null;
  readonly icon: IconName;
}

const KEPT = 6;
const keyOf = (userId: string): string => `bureau-found-${userId}`;

/** What the person opened last in this browser, newest first. */
export function recentlyOpened(userId: string): readonly Opened[] {
  const stored = readLocalStorageValue<unknown>({ key: keyOf(userId), defaultValue: [] });
  return Array.isArray(stored) ? (stored as Opened[]) : [];
}

/** Puts something first among what was opened last. A browser without storage remembers nothing. */
export function rememberOpened(userId: string, { path, title, detail, icon }: Opened): void {
  const others = recentlyOpened(userId).filter((one) => one.path !== path);
  try {
    localStorage.setItem(
      keyOf(userId),
      JSON.stringify([{ path, title, detail, icon }, ...others].slice(0, KEPT)),
    );
  } catch {}
}
