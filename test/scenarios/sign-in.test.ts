import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, NOW, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { accountIdOf, act, forbidden, hire, read, refused, shown } from "./company.ts";
import { givePassword, OWNER_PASSWORD, signIn, trySignIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;
let owner: Caller;
const PASSWORD = "four words in a row";
const wrong = { email: "These credentials do not match our records." };

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  acme = await app.addWorkspace("acme");
  owner = acme.owner;
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** Hires somebody who has a password already. */
async function member(
  name: string,
  more: object = {},
): Promise<{ id: string; email: string; account: string }> {
  const id = await hire(owner, name, { invite_immediately: true, ...more });
  const account = await accountIdOf(owner, id);
  const { onboarding_token, email } = await read(owner, `/users/${account}`);
  await givePassword(app, "acme", onboarding_token, PASSWORD);
  return { id, email, account };
}

describe("signing in", () => {
  it("returns the user and a cookie that scripts cannot read", async () => {
    const ana = await member("Ana Pop");
    const { reply } = await signIn(app, "acme", "ANA.pop@x.test", PASSWORD);
    expect(shown(reply)).toMatchObject({ email: "ana.pop@x.test", status: "active", employee_id: ana.id });
    const cookie = reply.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^bureau_session=[\w-]{40,}; /);
    expect(cookie.split("; ")).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
    expect(cookie).not.toContain("Secure");
    expect((await read(owner, `/users/${ana.account}`)).last_sign_in_at).toBe("2026-07-14T10:00:00.000000Z");
  });

  it("sends the cookie over https only, when the site is served so", async () => {
    const reply = await app.request("POST", "/session?tenant=acme", {
      body: { email: "owner@acme.test", password: OWNER_PASSWORD },
      headers: { "X-Forwarded-Proto": "https" },
    });
    expect(reply.headers.get("set-cookie")).toContain("; Secure");
  });

  it("never says why it fails", async () => {
    await hire(owner, "Pen Ding");
    const archived = await member("Arc Hived");
    shown(await act(owner, `/employees/${archived.id}`, "archive"));
    await member("Le Ft", { termination_date: "2026-07-13" });
    const tries = [
      ["owner@acme.test", "not the password"],
      ["nobody@x.test", PASSWORD],
      ["pen.ding@x.test", PASSWORD],
      ["arc.hived@x.test", PASSWORD],
      ["le.ft@x.test", PASSWORD],
    ] as const;
    for (const [email, password] of tries) refused(await trySignIn(app, "acme", email, password), wrong);
  });

  it("needs both fields, as texts, and no others", async () => {
    const attempt = (body: unknown) => app.request("POST", "/session?tenant=acme", { body });
    refused(await attempt({}), {
      email: "The email field is required.",
      password: "The password field is required.",
    });
    refused(await attempt({ email: "x", password: 12 }), {
      email: "The email field must be a valid email address.",
      password: "The password field must be a string.",
    });
    expect(
      (await attempt({ email: "owner@acme.test", password: OWNER_PASSWORD, remember: true })).status,
    ).toBe(422);
  });

  it("is to a workspace that there is", async () => {
    expect((await trySignIn(app, "nowhere", "owner@acme.test", OWNER_PASSWORD)).status).toBe(404);
    await app.addWorkspace("beta");
    refused(await trySignIn(app, "beta", "owner@acme.test", OWNER_PASSWORD), wrong);
  });
});

describe("the present session", () => {
  it("says who one is and what one may do", async () => {
    const ana = await member("Ana Who");
    const session = await signIn(app, "acme", ana.email, PASSWORD);
    expect((await session.get("/session")).body.data).toMatchObject({
      user: { id: ana.account, type: "users" },
      employee_id: ana.id,
      workspace: { subdomain: "acme", timezone: "UTC", base_currency: "EUR" },
      permissions: [],
      relations: ["self", "team"],
    });
  });

  it("of a key is its creator, with the key's permissions", async () => {
    const key = await acme.scoped("manage-leave", "view-clients", "self");
    const { data } = (await key.get("/session")).body;
    expect(data).toMatchObject({ user: { id: acme.ownerUserId }, employee_id: null });
    expect(data.permissions).toEqual(["manage-leave", "view-clients", "view-leave"]);
    const without = (await (await acme.scoped("manage-leave")).get("/session")).body.data;
    expect([without.user, without.permissions]).toEqual([null, ["manage-leave", "view-leave"]]);
    expect([data.relations, without.relations]).toEqual([["self"], []]);
  });

  it("ends by signing out", async () => {
    const session = await signIn(app, "acme", "owner@acme.test");
    const reply = await session.send("DELETE", "/session");
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect(reply.headers.get("set-cookie")).toMatch(/^bureau_session=; .*Max-Age=0/);
    const after = await session.get("/session");
    expect([after.status, after.body]).toEqual([401, { message: "Unauthenticated." }]);
    expect(after.headers.get("www-authenticate")).toBe("Bearer");
  });

  it("ends after 14 days without use", async () => {
    const session = await signIn(app, "acme", "owner@acme.test");
    app.clock.set("2026-07-28T09:59:59Z");
    expect((await session.get("/session")).status).toBe(200);
    app.clock.set("2026-08-11T09:59:58Z");
    expect((await session.get("/session")).status).toBe(200);
    app.clock.set("2026-08-25T10:00:00Z");
    expect((await session.get("/session")).status).toBe(401);
  });

  it("is of its own workspace only", async () => {
    const session = await signIn(app, "acme", "owner@acme.test");
    expect((await session.get("/employees?tenant=acme")).status).toBe(200);
    expect((await session.get("/employees?tenant=beta")).status).toBe(401);
  });

  it("gives way to a key that is sent along", async () => {
    const { cookie } = await signIn(app, "acme", "owner@acme.test");
    const key = await acme.scoped("view-leave");
    const reply = await key.get("/session", { headers: { Cookie: cookie } });
    expect(reply.body.data.permissions).toEqual(["view-leave"]);
    const bad = await app.request("GET", "/session", { key: "wsk_wrong", headers: { Cookie: cookie } });
    expect(bad.status).toBe(401);
  });
});

describe("a request that changes something", () => {
  it("comes from the site itself, or is refused and changes nothing", async () => {
    const session = await signIn(app, "acme", "owner@acme.test");
    const add = (name: string, origin?: string | null) => session.send("POST", "/levels", { name }, origin);
    for (const origin of [
      null,
      "https://evil.test",
      "null",
      app.url.replace("http:", "https:"),
      `${app.url}1`,
    ]) {
      const reply = await add("Refused", origin);
      expect([reply.status, reply.body.message]).toEqual([403, "The request does not come from this site."]);
    }
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      expect((await session.send(method, `/users/${acme.ownerUserId}`, { locale: "de" }, null)).status).toBe(
        403,
      );
    }
    expect((await session.get("/levels")).body.meta.total).toBe(0);
    expect((await add("Taken")).status).toBe(201);
    expect((await session.get("/levels")).body.meta.total).toBe(1);
  });

  it("needs no origin when a key makes it", async () => {
    expect((await owner.post("/levels", { name: "By key" })).status).toBe(201);
  });
});

describe("the own sessions", () => {
  it("are listed with where and when, the present one marked", async () => {
    const ana = await member("Ana Many");
    const first = await signIn(app, "acme", ana.email, PASSWORD);
    app.clock.set("2026-07-14T11:00:00Z");
    const second = await app.request("POST", "/session?tenant=acme", {
      body: { email: ana.email, password: PASSWORD },
      headers: { "X-Forwarded-For": "192.0.2.7", "User-Agent": "Phone" },
    });
    expect(second.status).toBe(200);
    const { data } = (await first.get("/sessions")).body;
    expect(data).toHaveLength(2);
    const [here, there] = [
      data.find((row: { is_current: boolean }) => row.is_current),
      data.find((row: { is_current: boolean }) => !row.is_current),
    ];
    expect(there).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      created_at: "2026-07-14T11:00:00.000000Z",
      last_used_at: "2026-07-14T11:00:00.000000Z",
      ip: "192.0.2.7",
      user_agent: "Phone",
      is_current: false,
    });
    expect(here).toMatchObject({ created_at: "2026-07-14T10:00:00.000000Z", ip: "127.0.0.1" });

    expect((await first.send("DELETE", `/sessions/${there.id}`)).status).toBe(204);
    const other = second.headers.get("set-cookie")!.split(";")[0]!;
    expect((await app.request("GET", "/session", { headers: { Cookie: other } })).status).toBe(401);
    expect((await first.send("DELETE", `/sessions/${there.id}`)).status).toBe(404);
  });

  it("can be ended all but this one", async () => {
    const ana = await member("Ana Alone");
    const [one, two, three] = [
      await signIn(app, "acme", ana.email, PASSWORD),
      await signIn(app, "acme", ana.email, PASSWORD),
      await signIn(app, "acme", ana.email, PASSWORD),
    ];
    expect((await two.send("DELETE", "/sessions")).status).toBe(204);
    expect((await one.get("/session")).status).toBe(401);
    expect((await three.get("/session")).status).toBe(401);
    expect((await two.get("/sessions")).body.data).toHaveLength(1);
  });

  it("are nobody else's: not another person's, not a key's", async () => {
    const ana = await member("Ana Mine");
    const mine = await signIn(app, "acme", ana.email, PASSWORD);
    const theirs = await signIn(app, "acme", "owner@acme.test");
    const [{ id }] = (await mine.get("/sessions")).body.data;
    expect((await theirs.send("DELETE", `/sessions/${id}`)).status).toBe(404);
    expect((await theirs.send("DELETE", "/sessions/x")).status).toBe(404);
    for (const reply of [
      await owner.get("/sessions"),
      await owner.delete("/sessions"),
      await owner.delete(`/sessions/${id}`),
      await owner.delete("/session"),
    ]) {
      forbidden(reply);
    }
    expect((await mine.get("/session")).status).toBe(200);
  });

  it("that ended by themselves are not listed", async () => {
    const ana = await member("Ana Old");
    await signIn(app, "acme", ana.email, PASSWORD);
    app.clock.set("2026-07-29T10:00:00Z");
    const fresh = await signIn(app, "acme", ana.email, PASSWORD);
    expect((await fresh.get("/sessions")).body.data).toHaveLength(1);
  });
});

describe("guessing", () => {
  const guess = (email: string, password = "not the password", ip = "192.0.2.1") =>
    app.request("POST", "/session?tenant=acme", {
      body: { email, password },
      headers: { "X-Forwarded-For": ip },
    });

  it("is shut for 15 minutes after the tenth failure, from whatever address", async () => {
    const { email } = await member("Ana Guessed");
    for (let tried = 1; tried <= 10; tried++) {
      app.clock.set(`2026-07-14T10:0${tried - 1}:00Z`);
      refused(await guess(tried % 2 ? email : email.toUpperCase(), undefined, `192.0.2.${tried}`), wrong);
    }
    const shut = await guess(email, PASSWORD, "198.51.100.1");
    expect(shut.status).toBe(429);
    expect(shut.headers.get("retry-after")).toBe("900");
    expect(shut.headers.get("set-cookie")).toBeNull();
    await signIn(app, "acme", "owner@acme.test");
    app.clock.set("2026-07-14T10:23:59Z");
    const later = await guess(email, PASSWORD);
    expect([later.status, later.headers.get("retry-after")]).toEqual([429, "1"]);
    app.clock.set("2026-07-14T10:24:00Z");
    expect((await guess(email, PASSWORD)).status).toBe(200);
  });

  it("is shut whether or not the account exists", async () => {
    for (let tried = 1; tried <= 10; tried++) refused(await guess("ghost@x.test"), wrong);
    const shut = await guess("ghost@x.test");
    expect([shut.status, shut.headers.get("retry-after")]).toEqual([429, "900"]);
  });

  it("counts failures within 15 minutes only", async () => {
    for (let tried = 1; tried <= 9; tried++) refused(await guess("slow@x.test"), wrong);
    app.clock.set("2026-07-14T10:15:00Z");
    for (let tried = 1; tried <= 9; tried++) refused(await guess("slow@x.test"), wrong);
    refused(await guess("slow@x.test"), wrong);
    expect((await guess("slow@x.test")).status).toBe(429);
  });

  it("many times at once gives ten responses, and no more even where the password is right", async () => {
    const { email } = await member("Ana Swarmed");
    const wrongs = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
    expect(wrongs.filter((reply) => reply.status === 422)).toHaveLength(10);
    expect(wrongs.filter((reply) => reply.status === 429)).toHaveLength(15);
    expect((await guess(email, PASSWORD)).status).toBe(429);
  });
});

describe("refused credentials", () => {
  it("are limited by address: 30 a minute over keys, sign-ins and invitations together", async () => {
    const limited = await startTestApp({
      env: { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_UNAUTHENTICATED: "30" },
    });
    try {
      await limited.addWorkspace("acme");
      const from = (ip: string) => ({ "X-Forwarded-For": ip });
      const send = async (kind: number, ip: string) => {
        const headers = from(ip);
        if (kind === 0) return limited.request("GET", "/employees", { key: "wsk_wrong", headers });
        if (kind === 1) {
          const body = { email: `nobody${Math.random()}@x.test`, password: PASSWORD };
          return limited.request("POST", "/session?tenant=acme", { body, headers });
        }
        const body = { token: "wrong", password: PASSWORD, password_confirmation: PASSWORD };
        const action = kind === 2 ? "accept-invitation" : "reset-password";
        return limited.request("POST", `/users/actions?action=${action}&tenant=acme`, { body, headers });
      };
      for (let tried = 0; tried < 30; tried++) {
        expect((await send(tried % 4, "192.0.2.1")).status).toBe(tried % 4 === 0 ? 401 : 422);
      }
      for (const kind of [0, 1, 2, 3]) {
        const reply = await send(kind, "192.0.2.1");
        expect(reply.status).toBe(429);
        expect(Number(reply.headers.get("retry-after"))).toBe(60);
        expect((await send(kind, "192.0.2.2")).status).toBe(kind === 0 ? 401 : 422);
      }
      const body = { email: "owner@acme.test", password: OWNER_PASSWORD };
      expect(
        (await limited.request("POST", "/session?tenant=acme", { body, headers: from("192.0.2.1") })).status,
      ).toBe(429);
      limited.clock.set("2026-07-14T10:01:00Z");
      expect(
        (await limited.request("POST", "/session?tenant=acme", { body, headers: from("192.0.2.1") })).status,
      ).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
