import { module } from "../../engine/declare/index.ts";
import { SESSION_EVENTS } from "./session/journal-session.ts";
import { sessionEndpoints } from "./session/session.endpoints.ts";
import { twoFactorEndpoints } from "./two-factor/two-factor.endpoints.ts";

/** Signing in and out with email, password and second factor, for people who use a browser. */
export const sessionsModule = module({
  title: "Sessions",
  description: "Signing in and out with email, password and second factor, for people in a browser.",
  resources: [],
  events: SESSION_EVENTS,
  endpoints: [...sessionEndpoints, ...twoFactorEndpoints],
});
