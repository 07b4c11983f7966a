import { expect, test } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withSite } from "./support/with-company.ts";

let site: Site;

withSite((opened) => {
  site = opened;
});

const FIRST_LOAD_LIMIT = 250_000;

test("a person signs in, is taken to the requested page, and signs out", async () => {
  const page = await site.newPage();
  await page.goto("/organization/tags");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Tags" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/organization/tags");

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await page.evaluate(async () => (await fetch("/api/session")).status)).toBe(401);
  await page.goto("/employees");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

campaignTest("somebody who is signed in is led on from the sign-in, until the session ends", async () => {
  const page = await site.openAs(OWNER, "/sign-in?next=/organization/tags", { isFresh: true });
  await page.getByRole("heading", { name: "Tags" }).waitFor();
  await page.goto("/sign-in");
  await page.getByRole("heading", { name: "Home" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await site.app.installation.pool.query("delete from sessions");
  await page.goto("/sign-in?next=/organization/tags");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

/** Sets the language of an account; the browser prefers English. */
const setLanguage = (email: string, locale: string) =>
  site.app.installation.pool.query("update users set locale = $2 where email = $1", [email, locale]);

campaignTest(
  "somebody with another language than the browser's signs in once, and goes on in it",
  async () => {
    await setLanguage(OWNER.email, "de");
    const page = await site.newPage();
    await page.goto("/organization/tags");
    await page.getByLabel("Email").fill(OWNER.email);
    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: /^Konto von/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/organization/tags");
    await setLanguage(OWNER.email, "en");
  },
);

campaignTest(
  "a wrong password is reported at its field, with the same message as an unknown account",
  async () => {
    const page = await site.newPage();
    await page.goto("/sign-in");
    for (const email of [OWNER.email, "nobody@acme.test"]) {
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("not the password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("These credentials do not match our records.").waitFor();
      expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
    }
  },
);

campaignTest("the sign-in loads less than 250 kB of compressed script", async () => {
  const page = await site.newPage();
  await page.goto("/sign-in");
  await page.getByLabel("Email").waitFor();
  const scripts = await page.evaluate<{ sent: number; whole: number }[]>(`
    performance.getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ encodedBodySize, decodedBodySize }) => ({ sent: encodedBodySize, whole: decodedBodySize }))`);
  const sent = scripts.reduce((sum, script) => sum + script.sent, 0);
  const whole = scripts.reduce((sum, script) => sum + script.whole, 0);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(FIRST_LOAD_LIMIT);
  expect(sent).toBeLessThan(whole / 2);
});

campaignTest(
  "an invited person follows the link in the mail, chooses a password and is signed in",
  async () => {
    await site.acme.owner.post("/employees", {
      email: "mara@acme.test",
      first_name: "Mara",
      last_name: "Ionescu",
      start_date: "2026-01-01",
      invite_immediately: true,
    });
    await setLanguage("mara@acme.test", "de");
    const token = await site.mailedToken("mara@acme.test", "/invitation");
    const page = await site.newPage();
    await page.goto(`/invitation?token=${token}`);
    await page.getByLabel("New password").fill("short");
    await page.getByLabel("Repeat the password").fill("short");
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.getByText("New password must be at least 12 characters.").waitFor();

    await page.getByLabel("New password").fill("a sentence of Mara");
    await page.getByLabel("Repeat the password").fill("a sentence of Mara");
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.getByRole("button", { name: "Konto von Mara Ionescu" }).waitFor();
    await setLanguage("mara@acme.test", "en");

    const another = await site.newPage();
    await another.goto(`/invitation?token=${token}`);
    await another.getByLabel("New password").fill("another sentence");
    await another.getByLabel("Repeat the password").fill("another sentence");
    await another.getByRole("button", { name: "Accept the invitation" }).click();
    await another.getByText("The token is invalid or has expired.").waitFor();
  },
);

campaignTest("a person replaces a forgotten password with the link in a mail", async () => {
  const page = await site.newPage();
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill("mara@acme.test");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("If the address belongs to an account").waitFor();

  const token = await site.mailedToken("mara@acme.test", "/reset-password");
  await page.goto(`/reset-password?token=${token}`);
  await page.getByLabel("New password").fill("a newer sentence");
  await page.getByLabel("Repeat the password").fill("a newer sentence");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByRole("heading", { name: "Password changed" }).waitFor();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill("mara@acme.test");
  await page.getByLabel("Password", { exact: true }).fill("a newer sentence");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Account of Mara Ionescu" }).waitFor();
});

campaignTest("a person sees their sessions and ends the others", async () => {
  const other = await site.openAs(OWNER, "/profile", { isFresh: true });
  const page = await site.openAs(OWNER, "/profile", { isFresh: true });
  await page.getByText("This session").waitFor();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByText("You are signed out everywhere else.").waitFor();
  await page.getByRole("button", { name: /^End the session/ }).waitFor({ state: "detached" });

  // The other browser notices at its next step, and asks whether to go on.
  await other.getByRole("button", { name: "Organization" }).click();
  await other.getByRole("link", { name: "Departments" }).click();
  const ended = other.getByRole("dialog", { name: "Your session has ended" });
  await ended.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("heading", { name: "Sign in" }).waitFor();
});

campaignTest("a wrong current password is reported at its field", async () => {
  const page = await site.openAs(OWNER, "/profile");
  await page.getByLabel("Present password").fill("not it");
  await page.getByLabel("New password").fill("a sentence of the owner");
  await page.getByLabel("Repeat the password").fill("a sentence of the owner");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByText("The password is incorrect.").waitFor();
  expect(await page.getByLabel("Present password").getAttribute("aria-invalid")).toBe("true");
});

campaignTest("a URL without a workspace asks for one, and an unknown workspace is reported", async () => {
  const { port } = new URL(site.url);
  const page = await site.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole("heading", { name: "Which workspace?" }).waitFor();
  await page.getByLabel("Workspace").fill("nowhere");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Workspace not found" }).waitFor();
  expect(new URL(page.url()).hostname).toBe("nowhere.localhost");
});

campaignTest("the screen says that the server does not respond, and continues when it does", async () => {
  const page = await site.openAs(OWNER, "/organization/tags", { isFresh: true });
  await page.getByRole("heading", { name: "Tags" }).waitFor();
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("link", { name: "Levels" }).click();
  await page.getByText("The server is not responding. Trying again…").waitFor();
  await page.unroute("**/api/**");
  await page.getByText("The server is not responding. Trying again…").waitFor({ state: "detached" });
  await page.getByText("Nothing here yet").waitFor();
});
