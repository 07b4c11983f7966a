import { type DeclaredScreen, declaredScreens } from "./declared-screens.ts";
import { FURTHER, PARTICULARS } from "./particulars.ts";
import type { Particular, Place } from "./place.ts";

/** `policies` as `policy`, `expenses` as `expense`. */
const singular = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "");

/** The picture's name, from the path: `/employees`, `/employees/new` and `/employees/$id` make `employees`, `new-employee` and `employee`. */
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
 * Every screen that a picture is taken of, by the declarations of the web UI. What is prepared comes first, since it may
 * make what others show.
 * @throws Error for a particular of a screen that is not declared
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
