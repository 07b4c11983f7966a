import type { Page } from "playwright-core";
import { heading, type Look, listed } from "./look.ts";

/** The request form with what a week in September would count. */
async function countedWeek(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Request leave" }).click();
  const dialog = page.getByRole("dialog", { name: "Request leave" });
  await dialog.getByLabel("First day").fill("2026-09-07");
  await dialog.getByLabel("Last day").fill("2026-09-11");
  await dialog.getByText("This counts 5 days").waitFor();
}

export const leaveLooks: readonly Look[] = [
  { name: "no leave of one's own", path: "/leave", ready: listed("No leave of your own") },
  { name: "own leave", path: "/leave", as: "ana", ready: listed("days available") },
  { name: "leave that is asked for", path: "/leave", as: "ana", ready: countedWeek },
  {
    name: "the lines of a balance",
    path: "/leave",
    as: "ana",
    async ready(page) {
      await page.getByRole("button", { name: /Show details: Vacation/ }).click();
      await page.getByText("Opening balance").waitFor();
    },
  },
  { name: "team calendar", path: "/leave/calendar", ready: listed("July 2026") },
  {
    name: "the calendar of leave",
    path: "/leave/requests/calendar?on=2026-07-14",
    async ready(page) {
      await page
        .getByRole("grid")
        .or(page.getByText("Nothing here"))
        .or(page.locator("[data-entry]"))
        .first()
        .waitFor();
    },
  },
  { name: "leave requests", path: "/leave/requests", ready: listed("Ana Pop") },
  {
    name: "a leave request",
    path: "/leave/requests/$first(/holidays)",
    ready: (page) => page.getByRole("heading", { name: /Ana Pop/, level: 1 }).waitFor(),
  },
  { name: "balances", path: "/leave/balances", ready: listed("1–25 of") },
  { name: "a balance", path: "/leave/balances/$first(/holiday-balances)", ready: listed("Entitlement") },
  { name: "leave policies", path: "/leave/policies", ready: listed("Sick leave") },
  { name: "a new leave policy", path: "/leave/policies/new", ready: heading("New leave policy") },
  {
    name: "a leave policy",
    path: "/leave/policies/$first(/holiday-policies?is_default=true)",
    ready: listed("Leave year starts in"),
  },
  { name: "public holidays", path: "/leave/public-holidays", ready: listed("Nothing here yet") },
  { name: "approvals", path: "/approvals", ready: listed("Requests that await your decision.") },
];
