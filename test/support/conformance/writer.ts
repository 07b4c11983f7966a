import type { Caller, Reply, RequestOptions, TestApp } from "../app.ts";
import { send } from "./send.ts";

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

/** A program with a key. */
export const keyWriter = (app: TestApp, key: string): Writer =>
  writer(key, (method, path, body, more) => send(app, method, path, { key, body, ...more }));

/** A person signed in with email and password, as a browser of the same site calls. */
export async function sessionWriter(
  app: TestApp,
  subdomain: string,
  credentials: { email: string; password: string },
): Promise<Writer> {
  const reply = await send(app, "POST", `/session?tenant=${subdomain}`, { body: credentials });
  if (reply.status !== 200) throw new Error(`Nobody could sign in: ${reply.status} ${reply.text}`);
  const [cookie] = reply.headers.get("set-cookie")!.split(";");
  return writer("", (method, path, body, more = {}) =>
    send(app, method, path, {
      ...more,
      body,
      headers: { Cookie: cookie!, Origin: app.url, ...more.headers },
    }),
  );
}
