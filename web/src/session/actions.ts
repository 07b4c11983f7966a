import type { QueryClient } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { sessionQuery } from "./session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A code from the device, or a recovery code; required if the account has a second factor. */
  readonly code?: string | null;
}

/**
 * Signs in. The session is read by the screen to which the person goes next: reading it may load the page again, in the
 * person's language, and that must not show the form again.
 * @throws ApiFailure 422 on `email`, or on `code` if that is needed; 429 after too many failures
 */
export async function signIn(client: QueryClient, body: Credentials): Promise<void> {
  await api.POST("/session", { body });
  client.clear();
}

/** Signs the same person in again; cached data stays, and only the session is read again. */
export async function renewSession(client: QueryClient, body: Credentials): Promise<void> {
  await api.POST("/session", { body });
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Signs out in this browser and discards all cached data. */
export async function signOut(client: QueryClient): Promise<void> {
  await api.DELETE("/session");
  client.clear();
}
