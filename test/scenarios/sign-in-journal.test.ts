import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOW, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { trySignInWith, turnOn } from "./authenticator.ts";
import { act, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { signIn, trySignIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  acme = await app.addWorkspace("acme");
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

type Entry = Record<string, unknown>;
const journal = async (query: string): Promise<Entry[]> => {
  const reply = await acme.owner.get(`/audit-log?sort=id&perPage=500&${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data.map((entry: { attributes: Entry }) => entry.attributes);
};
const eventsOf = async ({ account }: Colleague): Promise<unknown[]> =>
  (await journal(`resource_id=${account}`))
    .map(({ event }) => event)
    .filter((event) => String(event).startsWith("session."));

describe("the journal", () => {
  it("says who signed in from where, who failed, and who signed out", async () => {
    const ana = await colleague(app, acme, "Ana Pop");
    const headers = { "X-Forwarded-For": "192.0.2.7", "User-Agent": "Phone" };
    const body = { email: ana.email, password: "not the password" };
    expect((await app.request("POST", "/session?tenant=acme", { body, headers })).status).toBe(422);
    expect((await ana.session.send("DELETE", "/session")).status).toBe(204);
    const [signedIn, failed, signedOut, ...rest] = await journal(
      `resource_id=${ana.account}&event=session.signed_in,session.sign_in_failed,session.signed_out`,
    );
    expect(rest).toEqual([]);
    const subject = {
      resource_type: "users",
      resource_id: ana.account,
      resource_label: "ana.pop@x.test",
      changes: {},
      created_at: "2026-07-14T10:00:00.000000Z",
    };
    const person = { actor_type: "user", user_id: ana.account, actor_name: "Ana Pop", api_key_id: null };
    expect(signedIn).toMatchObject({ event: "session.signed_in", ...subject, ...person, ip: "127.0.0.1" });
    expect(failed).toMatchObject({
      event: "session.sign_in_failed",
      ...subject,
      user_id: null,
      ip: "192.0.2.7",
      user_agent: "Phone",
    });
    expect(signedOut).toMatchObject({ event: "session.signed_out", ...subject, ...person });
  });

  it("tells of a failure with an unknown email what was tried, and no account", async () => {
    await trySignIn(app, "acme", "Ghost@x.test", "not the password");
    const [entry] = await journal("event=session.sign_in_failed&search=ghost");
    expect(entry).toMatchObject({
      resource_type: null,
      resource_id: null,
      resource_label: "Ghost@x.test",
      user_id: null,
    });
  });

  it("tells of wrong codes, and of the second factor going on and off", async () => {
    const ben = await colleague(app, acme, "Ben Codes");
    const { recoveryCodes } = await turnOn(app, ben);
    refused(await trySignInWith(app, ben), { code: "The code field is required." });
    refused(await trySignInWith(app, ben, "000 000 000"), { code: "The code is invalid." });
    const off = { current_password: ben.password, code: recoveryCodes[0] };
    expect((await ben.session.send("DELETE", "/two-factor", off)).status).toBe(204);
    expect(await eventsOf(ben)).toEqual([
      "session.signed_in",
      "session.two_factor_begun",
      "session.two_factor_enabled",
      "session.sign_in_failed",
      "session.two_factor_disabled",
    ]);
  });

  it("tells of every session that is ended, and of none that is only tried in a dry run", async () => {
    const cem = await colleague(app, acme, "Cem Many");
    for (let n = 0; n < 2; n++) await signIn(app, "acme", cem.email, cem.password);
    for (const path of ["/sessions", "/session"])
      expect((await cem.session.send("DELETE", `${path}?dry_run=true`)).status).toBe(204);
    expect((await cem.session.get("/sessions")).body.data).toHaveLength(3);
    expect((await cem.session.send("DELETE", "/sessions")).status).toBe(204);
    const outs = (await eventsOf(cem)).filter((event) => event === "session.signed_out");
    expect(outs).toHaveLength(2);
  });

  it("is not part of the feed of changes", async () => {
    const { data } = (await acme.owner.get("/changes?perPage=500")).body;
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter(({ event }: { event: string }) => event.startsWith("session."))).toEqual([]);
  });
});

describe("a session", () => {
  it("has its cookie renewed while it is used, at most once a minute", async () => {
    const dan = await colleague(app, acme, "Dan Stays");
    const renewed = async (time: string): Promise<string | null> => {
      app.clock.set(time);
      const reply = await app.request("GET", "/session", {
        headers: { Cookie: dan.session.cookie, "X-Forwarded-Proto": "https" },
      });
      expect(reply.status).toBe(200);
      return reply.headers.get("set-cookie");
    };
    expect(await renewed("2026-07-14T10:01:00Z")).toBeNull();
    const cookie = await renewed("2026-07-28T09:00:00Z");
    expect(cookie!.split("; ")).toEqual([
      dan.session.cookie,
      "Path=/",
      "HttpOnly",
      "SameSite=Lax",
      "Max-Age=1209600",
      "Secure",
    ]);
    expect(await renewed("2026-07-28T09:01:00Z")).toBeNull();
    expect(await renewed("2026-08-11T08:59:59Z")).not.toBeNull();
  });

  it("takes the place of the one whose cookie is sent with the password", async () => {
    const eva = await colleague(app, acme, "Eva Again");
    const body = { email: eva.email, password: eva.password };
    const headers = { Cookie: eva.session.cookie, Origin: app.url };
    const reply = await app.request("POST", "/session?tenant=acme", { body, headers });
    expect(reply.status).toBe(200);
    expect((await eva.session.get("/session")).status).toBe(401);
    const cookie = reply.headers.get("set-cookie")!.split(";")[0]!;
    const { data } = (await app.request("GET", "/sessions", { headers: { Cookie: cookie } })).body;
    expect(data).toHaveLength(1);
  });

  it("is not opened by a password that is being changed at the same moment", async () => {
    const fay = await colleague(app, acme, "Fay Race");
    const password = "quite another phrase";
    const change = { current_password: fay.password, password, password_confirmation: password };
    const [changed, ...opened] = await Promise.all([
      fay.session.send("POST", `/users/${fay.account}/actions?action=change-password`, change),
      ...Array.from({ length: 4 }, () => trySignIn(app, "acme", fay.email, fay.password)),
    ]);
    shown(changed!);
    for (const reply of opened) {
      expect([200, 422]).toContain(reply.status);
      if (reply.status === 422) continue;
      const cookie = reply.headers.get("set-cookie")!.split(";")[0]!;
      expect((await app.request("GET", "/session", { headers: { Cookie: cookie } })).status).toBe(401);
    }
    expect((await fay.session.get("/session")).status).toBe(200);
  });

  it("ends with the account, and responds as if there had never been one", async () => {
    const gus = await colleague(app, acme, "Gus Gone");
    shown(await act(acme.owner, `/employees/${gus.id}`, "archive"));
    const reply = await gus.session.get("/session");
    expect([reply.status, reply.body]).toEqual([401, { message: "Unauthenticated." }]);
  });

  it("takes no parameters that it does not know", async () => {
    const hal = await colleague(app, acme, "Hal Knows");
    for (const path of ["/session", "/sessions", "/two-factor"])
      expect((await hal.session.get(`${path}?colour=blue`)).status).toBe(422);
    expect((await app.request("POST", "/session?tenant=acme&remember=1", { body: {} })).status).toBe(422);
  });
});
