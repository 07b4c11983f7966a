import type { Caller, Reply, RequestOptions, TestApp } from "../app.ts";

/** A caller that can use every method. */
export interface Writer extends Caller {
  send(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Reply>;
}

function writer(key: string, sendAs: Writer["send"]): Writer {
  return {
    key,
    send: sendAs,
    get: (path, more) => sendAs("GET", path, undefined, more),
    post: (path, body, more) => sendAs("POST", path, body, more),
    patch: (path, body, more) => sendAs("PATCH", path, body, more),
    delete: (path, body, more) => sendAs("DELETE", path, body, more),
  };
}

/** A program that sends a key. */
export const keyWriter = (app: TestApp, key: string): Writer =>
  writer(key, (method, path, body, more) => app.request(method, path, { key, body, ...more }));

/** Signs a person in with email and password. Returns the session's cookie. */
export async function signIn(
  app: TestApp,
  subdomain: string,
  credentials: { email: string; password: string },
): Promise<string> {
  const reply = await app.request("POST", `/session?tenant=${subdomain}`, { body: credentials });
  if (reply.status !== 200) throw new Error(`Nobody could sign in: ${reply.status} ${reply.text}`);
  return reply.headers.get("set-cookie")!.split(";")[0]!;
}

/** A person who is signed in, calling as a browser on the same site does. */
export const sessionWriter = (app: TestApp, cookie: string): Writer =>
  writer("", (method, path, body, more = {}) =>
    app.request(method, path, {
      ...more,
      body,
      headers: { Cookie: cookie, Origin: app.url, ...more.headers },
    }),
  );
