import { Navigate } from "@tanstack/react-router";
import type { Screen } from "../declare/screen.ts";
import { lackedFor, mayOpen, useSession } from "../session/session.ts";
import { NotAllowed } from "./not-allowed.tsx";

/** Prefixes of paths that are not screens themselves: `/settings` of `/settings/people`. */
export function entrancesOf(screens: readonly Screen[]): string[] {
  const paths = new Set(screens.map(({ path }) => path));
  const beginnings = screens.flatMap(({ path }) => {
    const parts = path.split("/").slice(1);
    return parts.slice(1).map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
  });
  return [...new Set(beginnings)].filter((path) => !paths.has(path) && !path.includes("$"));
}

interface ModuleEntranceProps {
  readonly path: string;
  readonly screens: readonly Screen[];
}

/** Redirects from `/settings` to the first screen below it that the person may open. */
export function ModuleEntrance({ path, screens }: ModuleEntranceProps) {
  const session = useSession();
  const below = screens.filter(
    (screen) => screen.navigation !== undefined && screen.path.startsWith(`${path}/`),
  );
  const open = below.find((screen) => mayOpen(session, screen));
  if (open) return <Navigate to={open.path as never} replace />;
  return <NotAllowed permissions={lackedFor(session, below[0] ?? {})} />;
}
