import { OWNER } from "../support/site.ts";
import { type Look, listed } from "./look.ts";

export const accountLooks: readonly Look[] = [
  { name: "help", path: "/help", ready: listed("Keyboard shortcuts of the week") },
  { name: "own account", path: "/profile", ready: listed("This session") },
  {
    name: "a second factor that is being set up",
    path: "/profile",
    async ready(page) {
      await page.getByRole("button", { name: "Turn on" }).click();
      await page.getByRole("dialog").getByLabel("Present password").fill(OWNER.password);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("img", { name: "The secret for an authenticator app" }).waitFor();
    },
  },
];
