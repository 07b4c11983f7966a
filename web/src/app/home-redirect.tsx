import { Navigate } from "@tanstack/react-router";
import { modules } from "../screens/index.ts";
import { mayOpen, useSession } from "../session/session.ts";

/** Redirects to the first screen in the navigation that the person may open. */
export function HomeRedirect() {
  const session = useSession();
  const first = modules
    .flatMap(({ screens }) => screens)
    .find((screen) => screen.navigation !== undefined && mayOpen(session, screen));
  return <Navigate to={first?.path ?? "/profile"} replace />;
}
