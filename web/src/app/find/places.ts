import type { IconName } from "../../components/icon-shapes.ts";
import { folded } from "../../format/folded.ts";
import { modules, personalScreens } from "../../screens/index.ts";
import { mayOpen, type Session } from "../../session/session.ts";

/** A screen without a record, where somebody can go. */
export interface Place {
  readonly path: string;
  readonly title: string;
  /** The module, if its name says more than the title. */
  readonly detail: string | null;
  readonly icon: IconName;
}

/** The screens that are open to the person, those that create a record included. */
export function placesFor(session: Session): Place[] {
  const ofModules = modules.flatMap(({ label, icon, screens }) =>
    screens
      .filter((screen) => !screen.path.includes("$") && mayOpen(session, screen))
      .map(({ path, title, navigation }): Place => {
        const isNew = path.endsWith("/new");
        const shown = isNew ? title : (navigation ?? title);
        return { path, title: shown, detail: shown === label ? null : label, icon: isNew ? "plus" : icon };
      }),
  );
  const own = personalScreens.map(
    ({ path, title }): Place => ({
      path,
      title,
      detail: null,
      icon: path === "/help" ? "help" : "user-circle",
    }),
  );
  return [...ofModules, ...own];
}

/** How well a place fits: 0 if its title begins with the text, 1 if it contains all words; null if it does not fit. */
function fitOf({ title, detail }: Place, text: string): number | null {
  const words = folded(text).split(/\s+/u);
  const named = folded(`${title} ${detail ?? ""}`);
  if (!words.every((word) => named.includes(word))) return null;
  return folded(title).startsWith(words.join(" ")) ? 0 : 1;
}

/** The places that fit a text, best first; without a text none. */
export function fittingPlaces(places: readonly Place[], text: string): Place[] {
  const wanted = text.trim();
  if (wanted === "") return [];
  const fitting = places.flatMap((place) => {
    const fit = fitOf(place, wanted);
    return fit === null ? [] : [{ place, fit }];
  });
  return fitting.sort((one, other) => one.fit - other.fit).map(({ place }) => place);
}
