import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOW, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { accountIdOf, act, hire, read, refused, shown } from "./company.ts";
import { type Mail, mailsTo } from "./outbox.ts";
import { givePassword, signIn, trySignIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;
const PASSWORD = "four words in a row";
const OTHER = "another four words";
const wrong = { email: "These credentials do not match our records." };

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

async function member(name: string): Promise<{ id: string; email: string; account: string }> {
  const id = await hire(acme.owner, name, { invite_immediately: true });
  const account = await accountIdOf(acme.owner, id);
  const { onboarding_token, email } = await read(acme.owner, `/users/${account}`);
  await givePassword(app, "acme", onboarding_token, PASSWORD);
  return { id, email, account };
}

const ask = (email: string) =>
  app.request("POST", "/users/actions?action=request-password-reset&tenant=acme", { body: { email } });
const reset = (token: unknown, password = OTHER, password_confirmation = password) =>
  app.request("POST", "/users/actions?action=reset-password&tenant=acme", {
    body: { token, password, password_confirmation },
  });

/** The mail is not waited for by the response: its time would tell that the account exists. */
async function resetMails(email: string, count: number): Promise<Mail[]> {
  for (;;) {
    const mails = (await mailsTo(app, email)).filter(({ subject }) => subject.includes("password"));
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("a forgotten password", () => {
  it("is set again by a mailed link, which works once; all sessions end", async () => {
    const ana = await member("Ana Pop");
    const session = await signIn(app, "acme", ana.email, PASSWORD);
    expect((await ask("ANA.pop@x.test")).status).toBe(200);
    const [mail] = await resetMails(ana.email, 1);
    expect(mail!.text).toContain("http://acme.localhost:3000/reset-password?token=");
    expect((await session.get("/session")).status).toBe(200);
    expect(shown(await reset(mail!.token)).email).toBe(ana.email);
    expect((await session.get("/session")).status).toBe(401);
    refused(await trySignIn(app, "acme", ana.email, PASSWORD), wrong);
    await signIn(app, "acme", ana.email, OTHER);
    refused(await reset(mail!.token, PASSWORD), { token: "The token is invalid or has expired." });
  });

  it("link lasts 60 minutes, and only the latest one works", async () => {
    const { email } = await member("Bob Rus");
    await ask(email);
    const [first] = await resetMails(email, 1);
    app.clock.set("2026-07-14T10:30:00Z");
    await ask(email);
    const second = (await resetMails(email, 2)).find(({ token }) => token !== first!.token)!;
    refused(await reset(first!.token), { token: "The token is invalid or has expired." });
    app.clock.set("2026-07-14T11:30:00Z");
    refused(await reset(second.token), { token: "The token is invalid or has expired." });
    app.clock.set("2026-07-14T11:29:59Z");
    expect((await reset(second.token)).status).toBe(200);
  });

  it("returns the same for everybody, and mails only those who have a password", async () => {
    const { email, id } = await member("Cid Toma");
    await hire(acme.owner, "Dan Pending", { invite_immediately: true });
    const archived = await member("Eva Archived");
    shown(await act(acme.owner, `/employees/${archived.id}`, "archive"));
    const responses = [];
    for (const address of ["nobody@x.test", "dan.pending@x.test", archived.email, email]) {
      const reply = await ask(address);
      responses.push([reply.status, reply.text]);
    }
    expect(new Set(responses.map((response) => response.join(" "))).size).toBe(1);
    expect(responses[0]![0]).toBe(200);
    await resetMails(email, 1);
    for (const address of ["nobody@x.test", archived.email]) {
      expect((await mailsTo(app, address)).filter(({ subject }) => subject.includes("password"))).toEqual([]);
    }
    expect(await mailsTo(app, "dan.pending@x.test")).toHaveLength(1);
    expect(id).toBeDefined();
    refused(await ask("no address"), { email: "The email field must be a valid email address." });
  });

  it("follows the rules of passwords and spends no link otherwise", async () => {
    const { email } = await member("Fay Rules");
    await ask(email);
    const [mail] = await resetMails(email, 1);
    refused(await reset(mail!.token, "short"), {
      password: "The password field must be at least 12 characters.",
    });
    refused(await reset(mail!.token, OTHER, "something else"), {
      password: "The password field confirmation does not match.",
    });
    refused(await reset("wrong"), { token: "The token is invalid or has expired." });
    expect((await reset(mail!.token)).status).toBe(200);
  });

  it("link ends when the account is archived, and does not come back with it", async () => {
    const { email, id } = await member("Gil Gone");
    await ask(email);
    const [mail] = await resetMails(email, 1);
    shown(await act(acme.owner, `/employees/${id}`, "archive"));
    refused(await reset(mail!.token), { token: "The token is invalid or has expired." });
    shown(await act(acme.owner, `/employees/${id}`, "restore"));
    refused(await reset(mail!.token), { token: "The token is invalid or has expired." });
  });

  it("link ends when the password is changed otherwise", async () => {
    const { email, account } = await member("Hal Changed");
    await ask(email);
    const [mail] = await resetMails(email, 1);
    const session = await signIn(app, "acme", email, PASSWORD);
    const change = { current_password: PASSWORD, password: OTHER, password_confirmation: OTHER };
    shown(await session.send("POST", `/users/${account}/actions?action=change-password`, change));
    refused(await reset(mail!.token, PASSWORD), { token: "The token is invalid or has expired." });
  });
});

describe("changing one's own password", () => {
  const change = (account: string) => `/users/${account}/actions?action=change-password`;
  const body = (current_password: string, password = OTHER, password_confirmation = password) => ({
    current_password,
    password,
    password_confirmation,
  });

  it("takes the present one, and ends the other sessions", async () => {
    const { email, account } = await member("Ida Own");
    const here = await signIn(app, "acme", email, PASSWORD);
    const there = await signIn(app, "acme", email, PASSWORD);
    refused(await here.send("POST", change(account), body("not the password")), {
      current_password: "The password is incorrect.",
    });
    expect((await there.get("/session")).status).toBe(200);
    const reply = await here.send("POST", change(account), body(PASSWORD));
    expect(shown(reply).email).toBe(email);
    expect(reply.text).not.toContain(OTHER);
    expect((await here.get("/session")).status).toBe(200);
    expect((await there.get("/session")).status).toBe(401);
    refused(await trySignIn(app, "acme", email, PASSWORD), wrong);
    await signIn(app, "acme", email, OTHER);
  });

  it("follows the rules of passwords", async () => {
    const { email, account } = await member("Jan Rules");
    const session = await signIn(app, "acme", email, PASSWORD);
    refused(await session.send("POST", change(account), body(PASSWORD, "jan.rules@x.test")), {
      password: "The password field and email must be different.",
    });
    refused(await session.send("POST", change(account), {}), {
      current_password: "The current password field is required.",
      password: "The password field is required.",
      password_confirmation: "The password confirmation field is required.",
    });
  });

  it("takes a session: no key does it, and nobody does it for another", async () => {
    const { email, account, id } = await member("Kim Key");
    const key = await acme.callerFor(id);
    expect((await key.post(change(account), body(PASSWORD))).status).toBe(403);
    const owner = await signIn(app, "acme", "owner@acme.test");
    expect((await owner.send("POST", change(account), body(PASSWORD))).status).toBe(403);
    await signIn(app, "acme", email, PASSWORD);
    const session = await signIn(app, "acme", email, PASSWORD);
    expect((await session.send("POST", change(acme.ownerUserId), body(PASSWORD))).status).toBe(404);
  });

  it("is shut after ten wrong guesses", async () => {
    const { email, account } = await member("Lea Guess");
    const session = await signIn(app, "acme", email, PASSWORD);
    for (let tried = 1; tried <= 10; tried++) {
      expect((await session.send("POST", change(account), body("not the password"))).status).toBe(422);
    }
    const shut = await session.send("POST", change(account), body(PASSWORD));
    expect([shut.status, shut.headers.get("retry-after")]).toEqual([429, "900"]);
    app.clock.set("2026-07-14T10:15:00Z");
    shown(await session.send("POST", change(account), body(PASSWORD)));
  });
});
