import type { Screen } from "../declare/screen.ts";
import { mayOpen, type Session } from "../session/session.ts";
import { modules } from "./index.ts";

/** The pages of single records, by their resource. */
const PAGES: ReadonlyMap<string, Screen> = new Map<string, Screen>(
  modules
    .flatMap(({ screens }) => screens)
    .flatMap((screen) => (screen.shows ? [[screen.shows, screen] as const] : [])),
);

/** The screen that shows single records of a resource, if there is one. */
export const pageOf = (resource: string): Screen | undefined => PAGES.get(resource);

/** Where a record is shown to the person; null where it has no page, or none that the person may open. */
export function recordPath(session: Session, resource: string, id: string): string | null {
  const page = PAGES.get(resource);
  return page && mayOpen(session, page) ? page.path.replace("$id", id) : null;
}
