import { type Endpoint, endpoint, RELATIONS } from "../../../engine/declare/index.ts";
import { componentName, schemaRef } from "../../../engine/runtime/index.ts";
import { listOf, moment, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { endOtherSessions, endSession, listSessions, showSession, signOut } from "./own-sessions.ts";
import { CREDENTIALS, signIn } from "./sign-in.ts";

const user = schemaRef(componentName({ name: "users" }, "Record"));

const identity = object({
  user: { anyOf: [user, { type: "null" }] },
  employee_id: textOrNull,
  workspace: object({
    id: text,
    subdomain: text,
    name: text,
    timezone: text,
    locale: text,
    base_currency: text,
    has_demo_data: {
      type: "boolean",
      description: "Whether the demo company was put into the workspace and is still there.",
    },
  }),
  permissions: listOf(text, "What this credential may do now."),
  relations: listOf(
    { type: "string", enum: [...RELATIONS] },
    "The relations by which it has rights: for a key, those among its scopes; for a session, both.",
  ),
  needs_second_factor: {
    type: "boolean",
    description: "Whether the person has to set up a second factor before the session can be used.",
  },
  changes_cursor: {
    type: "string",
    description:
      "The cursor of this moment for `GET /changes/live`: whoever reads records after the session, and follows changes from here, misses none.",
  },
});

const ownSession = object({
  id: text,
  created_at: moment,
  last_used_at: moment,
  ip: textOrNull,
  user_agent: textOrNull,
  is_current: { type: "boolean" },
});

/** Signing in and out, and listing sessions. They are available before a required second factor is set up. */
export const sessionEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/session",
    title: "Sign in",
    description:
      "The session is held in a cookie and ends after 14 days without use. If the account has a second factor, a correct password alone results in 422 on `code`. Ten failures for an email address within 15 minutes block it until 15 minutes after the tenth.",
    credential: "none",
    body: CREDENTIALS,
    response: object({ data: user }),
    run: signIn,
  }),
  {
    method: "GET",
    path: "/session",
    title: "Show the identity of this credential",
    credential: "required",
    isBeforeSecondFactor: true,
    response: object({ data: identity }),
    run: showSession,
  },
  {
    method: "DELETE",
    path: "/session",
    title: "Sign out",
    credential: "session",
    isBeforeSecondFactor: true,
    run: signOut,
  },
  {
    method: "GET",
    path: "/sessions",
    title: "List the own sessions",
    credential: "session",
    isBeforeSecondFactor: true,
    response: object({ data: listOf(ownSession) }),
    run: listSessions,
  },
  {
    method: "DELETE",
    path: "/sessions",
    title: "End all other sessions",
    credential: "session",
    isBeforeSecondFactor: true,
    run: endOtherSessions,
  },
  endpoint({
    method: "DELETE",
    path: "/sessions/:id",
    title: "End a session",
    credential: "session",
    isBeforeSecondFactor: true,
    run: (context) => endSession(context, context.path.id),
  }),
];
