import type { Components, SecurityRequirement } from "./openapi-document.ts";

const BEARER: SecurityRequirement = { bearer: [] };
const SESSION: SecurityRequirement = { session: [] };

export const securitySchemes: Components["securitySchemes"] = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "An API key of the workspace: `Authorization: Bearer wsk_…`.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "bureau_session",
    description:
      "The session of a person who signed in with email and password. An unsafe method needs a same-origin `Origin`.",
  },
};

/** A key or a session. */
export const EITHER: readonly SecurityRequirement[] = [BEARER, SESSION];
/** A session; never a key. */
export const SESSION_ONLY: readonly SecurityRequirement[] = [SESSION];
/** No credential is needed. */
export const NONE: readonly SecurityRequirement[] = [];
/** Whether a credential is needed depends on what is requested. */
export const OPTIONAL: readonly SecurityRequirement[] = [{}, BEARER, SESSION];
