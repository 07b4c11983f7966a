import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOW, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { codeAt, trySignInWith, turnOn } from "./authenticator.ts";
import { forbidden, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { signIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const WRONG = { code: "The code is invalid." };
const REQUIRED = { code: "The code field is required." };
const begin = ({ session, password }: Colleague, current_password = password): Promise<Reply> =>
  session.send("POST", "/two-factor", { current_password });
const confirm = ({ session }: Colleague, code: unknown): Promise<Reply> =>
  session.send("POST", "/two-factor/confirm", { code });
const state = async ({ session }: Colleague) => (await session.get("/two-factor")).body.data;

describe("setting up a second factor", () => {
  it("tells a secret after the password, and is in force once a code confirms it", async () => {
    const ana = await colleague(app, acme, "Ana Begins");
    expect(await state(ana)).toEqual({
      is_enabled: false,
      enabled_at: null,
      recovery_codes_left: 0,
      is_required: false,
    });
    refused(await begin(ana, "not the password"), { current_password: "The password is incorrect." });
    const begun = await begin(ana);
    expect([begun.status, begun.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { secret, otpauth_url } = begun.body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauth_url);
    expect(decodeURIComponent(url.pathname)).toContain("ana.begins@x.test");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: "Bureau acme" });
    expect((await trySignInWith(app, ana)).status).toBe(200);

    refused(await confirm(ana, await codeAt(secret, "2026-07-14T10:05:00Z")), WRONG);
    expect((await state(ana)).is_enabled).toBe(false);
    const confirmed = await confirm(ana, await codeAt(secret, NOW));
    expect([confirmed.status, confirmed.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
    expect(await state(ana)).toEqual({
      is_enabled: true,
      enabled_at: "2026-07-14T10:00:00.000000Z",
      recovery_codes_left: 10,
      is_required: false,
    });
    refused(await begin(ana), { two_factor: "Two-factor authentication is already on." });
    refused(await confirm(ana, await codeAt(secret, NOW)), {
      two_factor: "Two-factor authentication is already on.",
    });
  });

  it("can be begun again, after which the earlier secret is void", async () => {
    const ben = await colleague(app, acme, "Ben Again");
    refused(await confirm(ben, "123456"), {
      two_factor: "Two-factor authentication setup has not been started.",
    });
    const [first, second] = [await begin(ben), await begin(ben)];
    expect(second.body.data.secret).not.toBe(first.body.data.secret);
    refused(await confirm(ben, await codeAt(first.body.data.secret, NOW)), WRONG);
    expect((await confirm(ben, await codeAt(second.body.data.secret, NOW))).status).toBe(200);
  });

  it("needs its fields, and takes no others", async () => {
    const cem = await colleague(app, acme, "Cem Fields");
    refused(await cem.session.send("POST", "/two-factor", {}), {
      current_password: "The current password field is required.",
    });
    refused(await cem.session.send("POST", "/two-factor/confirm", { code: 123456, more: 1 }), {
      more: "The more field is not a parameter of this action.",
      code: "The code field must be a string.",
    });
    refused(await cem.session.send("DELETE", "/two-factor", {}), {
      current_password: "The current password field is required.",
      code: "The code field is required.",
    });
    refused(
      await cem.session.send("DELETE", "/two-factor", { current_password: cem.password, code: "123456" }),
      { two_factor: "Two-factor authentication is not on." },
    );
  });

  it("is repeated or tried in a dry run without returning anything again", async () => {
    const dan = await colleague(app, acme, "Dan Retry");
    const send = (path: string, body: object) =>
      app.request("POST", path, {
        body,
        headers: { Cookie: dan.session.cookie, Origin: app.url, "Idempotency-Key": "two" },
      });
    const dryRun = await dan.session.send("POST", "/two-factor?dry_run=true", {
      current_password: dan.password,
    });
    expect(dryRun.body).toEqual({ data: { secret: null, otpauth_url: null } });
    const first = await send("/two-factor", { current_password: dan.password });
    const again = await send("/two-factor", { current_password: dan.password });
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.body).toEqual({ data: { secret: null, otpauth_url: null } });
    const code = await codeAt(first.body.data.secret, NOW);
    const trial = await dan.session.send("POST", "/two-factor/confirm?dry_run=true", { code });
    expect([trial.status, trial.body]).toEqual([200, { data: { recovery_codes: null } }]);
    expect((await confirm(dan, code)).body.data.recovery_codes).toHaveLength(10);
  });

  it("is for signed-in people only, never for a key", async () => {
    forbidden(await acme.owner.get("/two-factor"));
    forbidden(await acme.owner.post("/two-factor", { current_password: "correct horse battery" }));
    forbidden(await acme.owner.post("/two-factor/confirm", { code: "123456" }));
    forbidden(await acme.owner.delete("/two-factor", { current_password: "x", code: "123456" }));
    expect((await app.request("GET", "/two-factor?tenant=acme")).status).toBe(401);
    expect((await acme.owner.patch("/two-factor", {})).status).toBe(405);
  });

  it("keeps neither secret nor codes readable", async () => {
    const eva = await colleague(app, acme, "Eva Kept");
    const { secret, recoveryCodes } = await turnOn(app, eva);
    const { pool } = app.installation;
    const retained = await pool.query(
      `select f.sealed_secret::text || string_agg(c.code_hash::text, '') as text from two_factors f
       join recovery_codes c using (workspace_id, user_id) where user_id = $1 group by f.sealed_secret`,
      [eva.account],
    );
    const reported = await pool.query("select coalesce(string_agg(j::text, ''), '') as text from journal j");
    const responses = await pool.query(
      "select coalesce(string_agg(i::text, ''), '') as text from idempotent_requests i",
    );
    for (const hidden of [secret, ...recoveryCodes]) {
      for (const { rows } of [retained, reported, responses]) {
        expect(rows[0].text).not.toContain(hidden);
        expect(rows[0].text).not.toContain(Buffer.from(hidden).toString("hex"));
      }
    }
  });
});

describe("signing in with a second factor", () => {
  it("asks for the code only after a right password", async () => {
    const ana = await colleague(app, acme, "Ana Factor");
    await turnOn(app, ana);
    app.clock.set("2026-07-14T10:01:00Z");
    for (const code of [undefined, null, ""]) refused(await trySignInWith(app, ana, code), REQUIRED);
    const wrong = await trySignInWith(app, { ...ana, password: "not the password" }, "123456");
    refused(wrong, { email: "These credentials do not match our records." });
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it("takes each code once", async () => {
    const ben = await colleague(app, acme, "Ben Once");
    const device = await turnOn(app, ben);
    refused(await trySignInWith(app, ben, await device.code()), WRONG);
    app.clock.set("2026-07-14T10:01:00Z");
    const code = await device.code();
    const both = await Promise.all([trySignInWith(app, ben, code), trySignInWith(app, ben, code)]);
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 422]);
    refused(await trySignInWith(app, ben, code), WRONG);
    // The step before the one that was taken is over, although the device could still be showing it.
    refused(await trySignInWith(app, ben, await codeAt(device.secret, "2026-07-14T10:00:30Z")), WRONG);
    app.clock.set("2026-07-14T10:01:30Z");
    const spaced = (await device.code()).replace(/^(...)/, "$1 ");
    expect((await trySignInWith(app, ben, spaced)).status).toBe(200);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const cem = await colleague(app, acme, "Cem Lost");
    const { recoveryCodes } = await turnOn(app, cem);
    expect((await trySignInWith(app, cem, recoveryCodes[3])).status).toBe(200);
    refused(await trySignInWith(app, cem, recoveryCodes[3]), WRONG);
    const typed = recoveryCodes[4]!.toUpperCase().replaceAll("-", " ");
    const signedIn = await trySignInWith(app, cem, typed);
    expect(signedIn.status).toBe(200);
    expect((await state(cem)).recovery_codes_left).toBe(8);
  });

  it("counts wrong codes as failed sign-ins: ten shut the account, also to the right code", async () => {
    const dan = await colleague(app, acme, "Dan Guessed");
    const device = await turnOn(app, dan);
    app.clock.set("2026-07-14T11:00:00Z");
    const right = await device.code();
    const guess = right === "000000" ? "000001" : "000000";
    for (let tried = 1; tried <= 10; tried++) refused(await trySignInWith(app, dan, guess), WRONG);
    const shut = await trySignInWith(app, dan, right);
    expect([shut.status, shut.headers.get("retry-after")]).toEqual([429, "900"]);
    app.clock.set("2026-07-14T11:15:00Z");
    expect((await trySignInWith(app, dan, await device.code())).status).toBe(200);
  });

  it("is tried in a dry run without spending the code or opening a session", async () => {
    const eva = await colleague(app, acme, "Eva Trial");
    const { recoveryCodes } = await turnOn(app, eva);
    const body = { email: eva.email, password: eva.password, code: recoveryCodes[0] };
    const reply = await app.request("POST", "/session?tenant=acme&dry_run=true", { body });
    expect([reply.status, reply.headers.get("dry-run")]).toEqual([200, "true"]);
    expect(reply.headers.get("set-cookie")).toBeNull();
    expect((await eva.session.get("/sessions")).body.data).toHaveLength(1);
    expect((await trySignInWith(app, eva, recoveryCodes[0])).status).toBe(200);
  });
});

describe("turning a second factor off", () => {
  it("takes the password and a code, of the device or for recovery", async () => {
    const ana = await colleague(app, acme, "Ana Off");
    const { recoveryCodes } = await turnOn(app, ana);
    const end = (current_password: string, code: string) =>
      ana.session.send("DELETE", "/two-factor", { current_password, code });
    refused(await end("not the password", recoveryCodes[0]!), {
      current_password: "The password is incorrect.",
    });
    refused(await end(ana.password, "000000"), WRONG);
    const ended = await end(ana.password, recoveryCodes[0]!);
    expect([ended.status, ended.text]).toEqual([204, ""]);
    expect((await trySignInWith(app, ana)).status).toBe(200);
    expect((await state(ana)).recovery_codes_left).toBe(0);
    app.clock.set("2026-07-14T10:01:00Z");
    const renewed = await turnOn(app, ana);
    refused(await trySignInWith(app, ana, recoveryCodes[1]), WRONG);
    expect((await trySignInWith(app, ana, renewed.recoveryCodes[1])).status).toBe(200);
  });

  it("is shut for 15 minutes after ten wrong codes", async () => {
    const ben = await colleague(app, acme, "Ben Off");
    const { recoveryCodes } = await turnOn(app, ben);
    const end = (code: string) =>
      ben.session.send("DELETE", "/two-factor", { current_password: ben.password, code });
    for (let tried = 1; tried <= 10; tried++) refused(await end("not a code"), WRONG);
    const shut = await end(recoveryCodes[0]!);
    expect([shut.status, shut.headers.get("retry-after")]).toEqual([429, "900"]);
    app.clock.set("2026-07-14T10:15:00Z");
    expect((await end(recoveryCodes[0]!)).status).toBe(204);
  });
});

describe("a workspace that asks everybody for a second factor", () => {
  const LOCKED = { message: "Set up two-factor authentication first." };

  it("lets accounts without one only sign in, out and set one up", async () => {
    const strict = await app.addWorkspace("strict");
    const chief = await colleague(app, strict, "Chi Ef", "manage-workspace", "manage-users");
    const key = await strict.callerFor(chief.id);
    forbidden(await chief.session.send("PATCH", "/workspace", { two_factor_required: true }));
    await turnOn(app, chief);
    shown(await chief.session.send("PATCH", "/workspace", { two_factor_required: true }));
    expect((await chief.session.get("/employees")).status).toBe(200);
    expect((await key.get("/employees")).status).toBe(200);

    const owner = await signIn(app, "strict", "owner@strict.test");
    for (const reply of [
      await owner.get("/employees"),
      await owner.get("/workspace"),
      await owner.get(`/users/${strict.ownerUserId}`),
      await owner.send("POST", "/api-keys", { name: "x", scopes: [] }),
      await owner.send("PATCH", "/workspace", { two_factor_required: false }),
      await strict.owner.get("/employees"),
    ]) {
      expect([reply.status, reply.body]).toEqual([403, LOCKED]);
    }
    const { user, needs_second_factor } = (await owner.get("/session")).body.data;
    expect([user.id, needs_second_factor]).toEqual([strict.ownerUserId, true]);
    expect((await owner.get("/sessions")).body.data).toHaveLength(1);
    expect((await owner.get("/two-factor")).body.data).toMatchObject({
      is_enabled: false,
      is_required: true,
    });
    expect((await owner.send("DELETE", "/sessions")).status).toBe(204);

    const person = { session: owner, password: "correct horse battery" } as Colleague;
    const { recoveryCodes } = await turnOn(app, person);
    expect((await owner.get("/employees")).status).toBe(200);
    expect((await owner.get("/session")).body.data.needs_second_factor).toBe(false);
    expect((await strict.owner.get("/employees")).status).toBe(200);
    const code = recoveryCodes[0];
    const off = { current_password: person.password, code };
    expect((await owner.send("DELETE", "/two-factor", off)).status).toBe(204);
    expect((await owner.get("/employees")).body).toEqual(LOCKED);
    expect((await owner.send("DELETE", "/session")).status).toBe(204);
  });
});
