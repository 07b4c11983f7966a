import { heading, type Look } from "./look.ts";

/** The screens that need no session. */
export const accessLooks: readonly Look[] = [
  { name: "sign-in", path: "/sign-in", ready: heading("Sign in") },
  { name: "invitation", path: "/invitation?token=x", ready: heading("Welcome") },
  { name: "forgotten password", path: "/forgot-password", ready: heading("Forgotten password") },
  { name: "end of mails", path: "/unsubscribe?token=x", ready: heading("End these mails") },
  { name: "new password", path: "/reset-password?token=x", ready: heading("Choose a new password") },
];
