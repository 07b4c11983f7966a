import { Navigate } from "@tanstack/react-router";
import { modules } from "../screens/index.ts";
import { mayAny, useSession } from "../session/session.ts";

/** The first screen of the navigation that the person may open. */
export function HomeRedirect() {
  const session = useSession();
  const first = modules
    .flatMap(({ screens }) => screens)
    .find((screen) => screen.navigation !== undefined && mayAny(session, screen.permissions));
  return <Navigate to={first?.path ?? "/profile"} replace />;
}
