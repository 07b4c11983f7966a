import { type DeclaredScreen, declaredScreens } from "./declared-screens.ts";
import { FURTHER, PARTICULARS } from "./particulars.ts";
import type { Particular, Place } from "./place.ts";

/** The singular: `policies` becomes `policy`, `expenses` becomes `expense`. */
const singular = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "");

/** The name of a screenshot, from the path: `employees` for `/employees`, `new-employee` for `/employees/new`. */
function nameOf(path: string): string {
  const named = PARTICULARS[path]?.name;
  if (named) return named;
  const [, holder = "", last = ""] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  if (last === "$id") return singular(nameOf(holder));
  return last === "new" ? `new-${singular(nameOf(holder))}` : last;
}

function placeOf({ path, shows }: DeclaredScreen, isOpen: boolean): Place {
  const { omitted: _omitted, ...particular }: Particular = PARTICULARS[path] ?? {};
  return {
    name: nameOf(path),
    path,
    ...(shows ? { list: `/${shows}?perPage=1` } : {}),
    ...(isOpen ? { isOpen } : {}),
    ...particular,
  };
}

/**
 * All screens of which a screenshot is taken, from the declarations of the web UI. Those with preparations come first,
 * since these may create what others show.
 * @throws Error for an entry about a screen that is not declared
 */
export async function places(): Promise<readonly Place[]> {
  const { signedIn, open } = await declaredScreens();
  const paths = new Set([...signedIn, ...open].map(({ path }) => path));
  const strange = Object.keys(PARTICULARS).filter((path) => !paths.has(path));
  if (strange.length > 0) throw new Error(`No screen is declared at ${strange.join(", ")}.`);
  const isPictured = ({ path }: DeclaredScreen): boolean => PARTICULARS[path]?.omitted === undefined;
  const all = [
    ...open.filter(isPictured).map((screen) => placeOf(screen, true)),
    ...signedIn.filter(isPictured).map((screen) => placeOf(screen, false)),
    ...FURTHER,
  ];
  return [...all.filter(({ prepare }) => prepare), ...all.filter(({ prepare }) => !prepare)];
}
