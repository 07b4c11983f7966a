import { OWNER } from "../support/site.ts";
import { heading, type Look, listed, titled } from "./look.ts";

export const accountLooks: readonly Look[] = [
  {
    name: "home with its cards being arranged",
    path: "/",
    as: "ana",
    async ready(page) {
      await page.getByRole("heading", { name: "Your leave", level: 2 }).waitFor();
      await page.getByRole("button", { name: "Arrange" }).click();
      await page.getByRole("switch", { name: "Show Your leave" }).waitFor();
    },
  },
  {
    name: "notifications in the header",
    path: "/notifications",
    async ready(page) {
      await page.getByRole("heading", { name: "Notifications", level: 1 }).waitFor();
      await page.getByRole("button", { name: /^Notifications/ }).click();
      await page.getByRole("link", { name: "All notifications" }).waitFor();
    },
  },
  { name: "a record of a mail", path: "/open", ready: heading("Notifications") },
  {
    name: "a decision of a mail",
    path: "/decide?type=holidays&action=approve&id=$first(/holidays?perPage=1)",
    ready: titled,
  },
  { name: "help", path: "/help", ready: listed("Keyboard shortcuts: in your week") },
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
