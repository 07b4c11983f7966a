import { expect } from "vitest";
import type { Reply, TestApp } from "../support/app.ts";

export const OWNER_PASSWORD = "correct horse battery";

/** A person in a browser: the cookie of a session, and requests that come from the site itself. */
export interface SignedIn {
  readonly cookie: string;
  readonly reply: Reply;
  get(path: string): Promise<Reply>;
  /** `origin` null: the request does not say where it comes from. */
  send(method: string, path: string, body?: unknown, origin?: string | null): Promise<Reply>;
}

/** Tries to sign in. */
export const trySignIn = (app: TestApp, workspace: string, email: string, password: string): Promise<Reply> =>
  app.request("POST", `/session?tenant=${workspace}`, { body: { email, password } });

/** Signs in as somebody of a workspace. */
export async function signIn(
  app: TestApp,
  workspace: string,
  email: string,
  password = OWNER_PASSWORD,
): Promise<SignedIn> {
  const reply = await trySignIn(app, workspace, email, password);
  expect(reply.status, reply.text).toBe(200);
  const cookie = reply.headers.get("set-cookie")!.split(";")[0]!;
  return {
    cookie,
    reply,
    get: (path) => app.request("GET", path, { headers: { Cookie: cookie } }),
    send: (method, path, body, origin = app.url) =>
      app.request(method, path, {
        body,
        headers: { Cookie: cookie, ...(origin === null ? {} : { Origin: origin }) },
      }),
  };
}

/** Gives an account a password without the mails in between; returns nothing. */
export async function givePassword(
  app: TestApp,
  workspace: string,
  token: string,
  password: string,
): Promise<void> {
  const reply = await app.request("POST", `/users/actions?action=accept-invitation&tenant=${workspace}`, {
    body: { token, password, password_confirmation: password },
  });
  expect(reply.status, reply.text).toBe(200);
}
