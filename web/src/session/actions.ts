import type { QueryClient } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { sessionQuery } from "./session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** If the account has a second factor: a code from the device, or a recovery code. */
  readonly code?: string | null;
}

/** Signs in and reads who that is. @throws ApiFailure 422 on `email`, or on `code` when that is needed, 429 after too many wrong guesses. */
export async function signIn(client: QueryClient, body: Credentials): Promise<void> {
  await api.POST("/session", { body });
  client.clear();
  await client.fetchQuery(sessionQuery);
}

/** Signs the same person in again; what was read stays, and the session is read again. */
export async function renewSession(client: QueryClient, body: Credentials): Promise<void> {
  await api.POST("/session", { body });
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Signs out here; nothing that was read stays. */
export async function signOut(client: QueryClient): Promise<void> {
  await api.DELETE("/session");
  client.clear();
}
