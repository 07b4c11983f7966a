import { module } from "../../engine/declare/module.ts";
import { endOtherSessions, endSession, listSessions, showSession, signOut } from "./own-sessions.ts";
import { signIn } from "./sign-in.ts";

/** Signing in and out with email and password, for people in a browser. */
export const sessionsModule = module({
  title: "Sessions",
  description: "Signing in and out with email and password, for people in a browser.",
  resources: [],
  endpoints: [
    {
      method: "POST",
      path: "/session",
      title: "Sign in",
      credential: "none",
      body: {
        type: "object",
        required: ["email", "password"],
        properties: {
          email: { type: "string", format: "email" },
          password: { type: "string", format: "password" },
        },
      },
      run: signIn,
    },
    {
      method: "GET",
      path: "/session",
      title: "Who this credential is",
      credential: "required",
      run: showSession,
    },
    { method: "DELETE", path: "/session", title: "Sign out", credential: "required", run: signOut },
    {
      method: "GET",
      path: "/sessions",
      title: "List the own sessions",
      credential: "required",
      run: listSessions,
    },
    {
      method: "DELETE",
      path: "/sessions",
      title: "End all other sessions",
      credential: "required",
      run: endOtherSessions,
    },
    {
      method: "DELETE",
      path: "/sessions/:id",
      title: "End a session",
      credential: "required",
      run: (context, { id }) => endSession(context, id!),
    },
  ],
});
