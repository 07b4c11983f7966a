import type { Page } from "playwright-core";
import { heading, type Look, listed } from "./look.ts";

export const settingsLooks: readonly Look[] = [
  { name: "people with access", path: "/settings/people", ready: listed("1–25 of") },
  { name: "an account", path: "/settings/people/$first(/users?search=ana)", ready: listed("Sign-in") },
  { name: "roles", path: "/settings/roles", ready: listed("Built in") },
  { name: "a new role", path: "/settings/roles/new", ready: listed("View sensitive information") },
  { name: "a role", path: "/settings/roles/$first(/roles?search=HR)", ready: listed("Manage salaries.") },
  ...["general", "company", "time", "billing", "sales", "support", "security"].map((tab) => ({
    name: `workspace, ${tab}`,
    path: `/settings/workspace?tab=${tab}`,
    ready: (page: Page) => page.getByRole("tabpanel").getByRole("button").first().waitFor(),
  })),
  {
    name: "business hours that are changed",
    path: "/settings/workspace?tab=support",
    async ready(page) {
      await page.getByRole("button", { name: "Edit Business hours" }).click();
      await page.getByLabel("Around the clock").uncheck();
      await page.getByLabel("Mon, window 1, from").waitFor();
    },
  },
  { name: "demo data", path: "/settings/demo-data", ready: listed("There is no demo data") },
  { name: "API keys", path: "/settings/api-keys", ready: listed("wsk_") },
  { name: "a new API key", path: "/settings/api-keys/new", ready: listed("View sensitive information") },
  {
    name: "an API key that is shown once",
    path: "/settings/api-keys/new",
    async ready(page) {
      await page.getByLabel("Name").fill(`Looked at ${Date.now()}`);
      await page.getByRole("button", { name: "Read everything" }).click();
      await page.getByRole("button", { name: "Create the key" }).click();
      await page.getByText("It is shown only once.").waitFor();
    },
  },
  { name: "an API key", path: "/settings/api-keys/$first(/api-keys)", ready: listed("Calls in the last") },
  {
    name: "an API key's scopes",
    path: "/settings/api-keys/$first(/api-keys)?tab=scopes",
    ready: listed("within its owner's permissions"),
  },
  { name: "webhooks", path: "/settings/webhooks", ready: listed("books.acme.example") },
  {
    name: "a webhook",
    path: "/settings/webhooks/$first(/webhooks)",
    ready: listed("No deliveries yet"),
  },
  { name: "a new webhook", path: "/settings/webhooks/new", ready: heading("New webhook") },
  { name: "audit log", path: "/settings/audit-log", ready: listed("1–25 of") },
  {
    name: "an entry of the audit log",
    path: "/settings/audit-log/$first(/audit-log?event=employees.created)",
    ready: listed("What changed"),
  },
];
