import { beforeEach, describe, expect, it } from "vitest";
import { type Caller, NOW } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, forbidden, hire, read, refused, shown } from "./company.ts";
import { mailsTo } from "./outbox.ts";
import { signIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();
const PASSWORD = "four words in a row";

beforeEach(() => app.clock.set(NOW));

const invite = (id: string, body: object = {}, by: Caller = owner) =>
  act(by, `/employees/${id}`, "invite", body as Record<string, unknown>);
const accept = (token: unknown, more: object = {}) =>
  app.request("POST", "/users/actions?action=accept-invitation&tenant=acme", {
    body: { token, password: PASSWORD, password_confirmation: PASSWORD, ...more },
  });
const account = async (employee: string) => read(owner, `/users/${await accountIdOf(owner, employee)}`);
const wrongToken = { token: "The token is invalid or has expired." };

describe("inviting Ana", () => {
  it("with her hire sends a mail whose link makes her account active", async () => {
    const id = await hire(owner, "Ana Pop", { invite_immediately: true });
    const invited = await account(id);
    expect(invited).toMatchObject({
      status: "invited",
      onboarding_step: "password",
      has_password: false,
      invited_at: "2026-07-14T10:00:00.000000Z",
    });
    const [mail, ...others] = await mailsTo(app, "ana.pop@x.test");
    expect(others).toEqual([]);
    expect(mail!.subject).toContain("acme");
    expect(mail!.text).toContain("http://acme.localhost:3000/invitation?token=");
    expect(mail!.token).toBe(invited.onboarding_token);

    const reply = await accept(mail!.token, { locale: "ro-ro" });
    expect(shown(reply)).toMatchObject({
      email: "ana.pop@x.test",
      status: "active",
      onboarding_step: "profile",
      has_password: true,
      locale: "ro-RO",
    });
    expect(reply.text).not.toContain(PASSWORD);
    expect(await account(id)).toMatchObject({ status: "active", onboarding_token: null });
    refused(await accept(mail!.token), wrongToken);

    const ana = await signIn(app, "acme", "ana.pop@x.test", PASSWORD);
    const path = `/users/${await accountIdOf(owner, id)}`;
    expect(
      shown(await ana.send("POST", `${path}/actions?action=complete-onboarding`, {})).onboarding_step,
    ).toBe("completed");
    refused(await invite(id), { action: "The employee has already accepted an invitation." });
  });

  it("again voids the earlier invitation, but not within 60 seconds", async () => {
    const id = await hire(owner, "Bob Rus");
    shown(await invite(id, { locale: "de" }));
    const first = await account(id);
    expect(first.locale).toBe("de");
    app.clock.set("2026-07-14T10:00:59.999Z");
    const early = await invite(id);
    expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ["action"]]);
    app.clock.set("2026-07-14T10:01:00Z");
    shown(await invite(id));
    const second = await account(id);
    expect(second.onboarding_token).not.toBe(first.onboarding_token);
    expect(await mailsTo(app, "bob.rus@x.test")).toHaveLength(2);
    refused(await accept(first.onboarding_token), wrongToken);
    expect((await accept(second.onboarding_token)).status).toBe(200);
  });

  it("lasts seven days", async () => {
    const id = await hire(owner, "Cid Toma", { invite_immediately: true });
    const { onboarding_token } = await account(id);
    app.clock.set("2026-07-21T10:00:00Z");
    refused(await accept(onboarding_token), wrongToken);
    expect(await account(id)).toMatchObject({ status: "invited", onboarding_token: null });
    app.clock.set("2026-07-21T09:59:59Z");
    expect((await account(id)).onboarding_token).toBe(onboarding_token);
    expect((await accept(onboarding_token)).status).toBe(200);
  });

  it("is possible before her first day, not when she was archived or has left", async () => {
    const draft = await hire(owner, "Dra Ft", { start_date: "2026-09-01" });
    shown(await invite(draft));
    const gone = await hire(owner, "Gil Gone");
    shown(await act(owner, `/employees/${gone}`, "archive"));
    const left = await hire(owner, "Le Ft", { termination_date: "2026-07-13" });
    for (const id of [gone, left]) {
      const path = `/users/${await accountIdOf(owner, id)}`;
      for (const reply of [await invite(id), await act(owner, path, "invite")]) {
        expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["action"]]);
      }
    }
    const last = await hire(owner, "Last Day", { termination_date: "2026-07-14" });
    shown(await invite(last));
  });

  it("among others invites everybody or nobody", async () => {
    const [one, two] = [await hire(owner, "Eva One"), await hire(owner, "Fay Two")];
    shown(await invite(two));
    const both = await owner.post("/employees/actions?action=invite", { repositories: [one, two] });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ["repositories.1"]]);
    expect(await mailsTo(app, "eva.one@x.test")).toEqual([]);
    expect((await account(one)).status).toBe("pending");
    app.clock.set("2026-07-14T10:02:00Z");
    expect((await owner.post("/employees/actions?action=invite", { repositories: [one, two] })).status).toBe(
      200,
    );
    expect(await mailsTo(app, "eva.one@x.test")).toHaveLength(1);
    expect(await mailsTo(app, "fay.two@x.test")).toHaveLength(2);
  });

  it("is for manage-employees; a dry run or a refused hire mails nothing", async () => {
    const id = await hire(owner, "Gus Dry");
    forbidden(await invite(id, {}, await acme.scoped("view-employees", "manage-users")), "manage-employees");
    const dry = await act(owner, `/employees/${id}`, "invite&dry_run=true");
    expect([dry.status, dry.headers.get("dry-run")]).toEqual([200, "true"]);
    expect((await account(id)).status).toBe("pending");
    const twice = {
      email: "gus.dry@x.test",
      first_name: "G",
      last_name: "D",
      start_date: "2026-07-14",
      invite_immediately: true,
    };
    expect((await owner.post("/employees", twice)).status).toBe(422);
    expect(await mailsTo(app, "gus.dry@x.test")).toEqual([]);
  });
});

describe("an outside account", () => {
  it("is invited by manage-users the same way", async () => {
    const id = await add(owner, "users", { email: "ion@books.test", first_name: "Ion", last_name: "Luca" });
    const by = await acme.scoped("manage-users");
    // Without manage-users the account is out of sight.
    expect((await act(await acme.scoped("manage-employees"), `/users/${id}`, "invite")).status).toBe(404);
    expect(shown(await act(by, `/users/${id}`, "invite"))).toMatchObject({ status: "invited" });
    const reply = await act(by, `/users/${id}`, "invite");
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["action"]]);
    const [mail] = await mailsTo(app, "ion@books.test");
    expect((await accept(mail!.token)).status).toBe(200);
    app.clock.set("2026-07-14T10:05:00Z");
    refused(await act(by, `/users/${id}`, "invite"), {
      action: "The user has already accepted an invitation.",
    });
    shown(await act(by, `/users/${id}`, "archive"));
    expect((await act(by, `/users/${id}`, "invite")).status).toBe(422);
    expect(shown(await act(by, `/users/${id}`, "restore")).status).toBe("active");
  });
});

describe("accepting", () => {
  it("needs a good password, twice the same, and spends no token otherwise", async () => {
    const id = await hire(owner, "Hal Pass", { invite_immediately: true });
    const { onboarding_token: token } = await account(id);
    const tries: [string, string][] = [
      ["short words", "The password field must be at least 12 characters."],
      ["x".repeat(129), "The password field must not be greater than 128 characters."],
      ["HAL.pass@x.test", "The password field and email must be different."],
      ["password1234", "The given password has appeared in a data leak. Please choose a different password."],
    ];
    for (const [password, message] of tries) {
      refused(await accept(token, { password, password_confirmation: password }), { password: message });
    }
    refused(await accept(token, { password_confirmation: "something else" }), {
      password: "The password field confirmation does not match.",
    });
    refused(await accept(undefined, { password: undefined, password_confirmation: undefined }), {
      token: "The token field is required.",
      password: "The password field is required.",
      password_confirmation: "The password confirmation field is required.",
    });
    refused(await accept("no-such-token"), wrongToken);
    expect((await accept(token)).status).toBe(200);
  });

  it("takes a password of 12 and of 128 characters, blanks at its ends included", async () => {
    for (const [name, password] of [
      ["Ida Short", "twelve chars"],
      ["Jan Long", `${"long ".repeat(25)}abc`],
      ["Kim Blank", "  blanks around it  "],
    ] as const) {
      const id = await hire(owner, name, { invite_immediately: true });
      const { onboarding_token, email } = await account(id);
      expect((await accept(onboarding_token, { password, password_confirmation: password })).status).toBe(
        200,
      );
      await signIn(app, "acme", email, password);
    }
  });

  it("does not work with the token of another workspace", async () => {
    const beta = await app.addWorkspace("beta");
    const id = await hire(beta.owner, "Lea Beta", { invite_immediately: true });
    const { onboarding_token } = await read(beta.owner, `/users/${await accountIdOf(beta.owner, id)}`);
    refused(await accept(onboarding_token), wrongToken);
  });
});

describe("completing the onboarding", () => {
  it("is one's own affair", async () => {
    const id = await hire(owner, "Max Self", { invite_immediately: true });
    const path = `/users/${await accountIdOf(owner, id)}`;
    expect((await act(owner, path, "complete-onboarding")).status).toBe(403);
    const self = await acme.callerFor(id);
    expect((await act(self, `/users/${acme.ownerUserId}`, "complete-onboarding")).status).toBe(404);
  });
});

describe("tokens and passwords", () => {
  it("are in no journal entry", async () => {
    const { rows } = await app.installation.pool.query(
      "select changes::text || coalesce(params::text, '') as reported from journal",
    );
    const tokens = (
      await app.installation.pool.query(
        "select onboarding_token as token from users where onboarding_token is not null",
      )
    ).rows;
    const reported = rows.map((row) => row.reported).join("\n");
    expect(tokens.length).toBeGreaterThan(0);
    for (const secret of [PASSWORD, ...tokens.map((row) => row.token), "$argon2"]) {
      expect(reported).not.toContain(secret);
    }
  });
});
