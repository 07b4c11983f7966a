import type { Page } from "playwright-core";
import type { Particular, Place } from "./place.ts";

/** Creates a webhook, since the demo company has none, and opens its page. */
async function createWebhook(page: Page): Promise<void> {
  await page.getByLabel("Address").fill("https://books.acme.example/bureau-events");
  await page.getByLabel("Description").fill("Tells bookkeeping who works here");
  await page.getByRole("combobox", { name: "Events" }).fill("employees: all");
  await page.getByRole("option", { name: "Employees: all" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create the webhook" }).click();
  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.getByText("No deliveries yet").waitFor();
}

/** Creates a channel, since the demo company has none, and opens its page. */
async function createChannel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New channel" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Support desk");
  await dialog.getByRole("combobox", { name: "Service" }).click();
  await page.getByRole("option", { name: "Slack" }).click();
  await dialog.getByRole("combobox", { name: "For" }).click();
  await page.getByRole("option", { name: /^Everybody/ }).click();
  await dialog.getByLabel("Address").fill("https://hooks.slack.com/services/T000/B000/example");
  await dialog.getByRole("combobox", { name: "Notifications" }).fill("tickets");
  await page.getByRole("option", { name: "Tickets assigned to you" }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("link", { name: "Support desk" }).click();
  await page.getByRole("heading", { name: "Support desk", level: 1 }).waitFor();
  await page.getByText("Channel created").waitFor({ state: "detached" });
}

/** What is special about the screenshots of screens, by their paths. Most screens need no entry. */
export const PARTICULARS: Readonly<Record<string, Particular>> = {
  "/employees/$id": { list: "/employees?sort=start_date&status=active&perPage=1" },
  "/projects/$id": { list: "/projects?perPage=1&sort=name" },
  "/clients/contacts": { name: "client-contacts" },
  "/clients/profitability": { name: "client-profitability" },
  "/": { name: "home" },
  "/leads/reports": { name: "sales-reports" },
  "/reports/view": { name: "report-tables", path: "/reports/view?report=leads/lead-funnel&period=this_year" },
  "/reports/saved": { name: "saved-reports" },
  "/time/missing/$id": { omitted: "It leads to the week in which time is missing." },
  "/tickets/comments/$id": { omitted: "It leads to the ticket." },
  "/leads/activities/$id": { omitted: "It leads to the lead." },
  "/projects/timeline": { name: "project-timeline", path: "/projects/timeline?scale=months" },
  "/projects/assignments": { name: "project-assignments" },
  "/projects/assignments/timeline": { name: "assignment-timeline" },
  "/leave/requests/calendar": { name: "leave-request-calendar" },
  "/assets/calendar": { name: "asset-calendar" },
  "/documents/calendar": { name: "document-calendar" },
  "/invoices/calendar": { name: "invoice-calendar" },
  "/leads/calendar": { name: "lead-calendar" },
  "/leads/meetings/calendar": { name: "meeting-calendar" },
  "/offers/calendar": { name: "offer-calendar" },
  "/performance/reviews/calendar": { name: "review-calendar" },
  "/tickets/calendar": { name: "ticket-calendar" },
  "/time/entries/calendar": { name: "time-entry-calendar" },
  "/projects/tasks/calendar": { name: "task-calendar", path: "/projects/tasks/calendar?view=all" },
  "/projects/tasks": {
    path: "/projects/tasks?view=all&group=project_id",
    prepare: (page) => page.locator("main .mantine-Skeleton-root").first().waitFor({ state: "detached" }),
  },
  "/projects/tasks/board": { name: "task-board", path: "/projects/tasks/board?view=all" },
  "/projects/tasks/$id": { omitted: "It leads to the project." },
  "/open": { omitted: "It leads to the page of a record." },
  "/decide": {
    path: "/decide?type=holidays&action=approve&id=$id",
    list: "/holidays?status=pending&perPage=1",
  },
  "/profile/notifications": { name: "notification-choices" },
  "/expenses/categories": { name: "expense-categories" },
  "/documents/$id": { list: "/documents?is_signed=true&sort=name&perPage=1" },
  "/documents/compliance": { name: "document-compliance" },
  "/documents/templates": { name: "document-templates" },
  "/documents/types": { name: "document-types" },
  "/hiring/board": { name: "hiring-board" },
  "/hiring/stages": { name: "hiring-stages" },
  "/hiring/candidates/$id": { list: "/candidates?status=active&sort=applied_at&-rating=null&perPage=1" },
  "/hiring/jobs/$id": { list: "/jobs?status=open&sort=-openings&perPage=1" },
  "/hiring/reports": {
    name: "hiring-reports",
    path: "/hiring/reports?report=funnel",
  },
  "/tickets/board": { name: "ticket-board" },
  "/tickets/reports": { name: "ticket-reports" },
  "/tickets/stages": { name: "ticket-stages" },
  "/performance/reviews/launch": { name: "launch-reviews" },
  "/performance/reviews/$id": { list: "/evaluations?status=in_progress&perPage=1" },
  "/performance/goals/tree": { name: "goal-tree" },
  "/performance/goals/$id": { list: "/goals?status=active&level=employee&perPage=1" },
  "/performance/feedback/$id": { name: "feedback-entry" },
  "/performance/feedback-requests/$id": { list: "/feedback-requests?status=closed&perPage=1" },
  "/performance/analytics": { name: "performance-analytics" },
  "/invoices/$id": {
    list: "/invoices?document_type=invoice&status=sent,overdue&sort=-issue_date&perPage=1",
    width: 1600,
    prepare: (page) => page.getByRole("heading", { name: "PDF", level: 2 }).waitFor(),
  },
  "/invoices/$id/edit": { name: "draft-editor", list: "/invoices?status=draft&perPage=1" },
  "/invoices/unbilled": { name: "unbilled-work" },
  "/invoices/figures": { name: "invoice-figures" },
  "/leave": { name: "my-leave" },
  "/leave/calendar": { name: "team-calendar" },
  "/leave/requests": { name: "leave-requests", path: "/leave/requests?status=approved" },
  "/leave/balances": { name: "leave-balances" },
  "/leave/policies": { name: "leave-policies" },
  "/time": { name: "my-week" },
  "/time/entries": { name: "time-entries", path: "/time/entries?view=all" },
  "/time/approvals": { name: "weeks-and-approvals" },
  "/time/report": { name: "time-report" },
  "/settings/people": { name: "people-with-access" },
  "/settings/people/$id": {
    name: "account-of-a-person",
    list: "/users?sort=email&perPage=1&-status=archived",
  },
  "/settings/roles/$id": { list: "/roles?search=HR" },
  "/settings/exchange-rates": { omitted: "It looks like any list." },
  "/settings/api-keys/new": {
    prepare: (page) => page.getByRole("button", { name: "Read everything" }).click(),
  },
  "/settings/webhooks/$id": { path: "/settings/webhooks/new", prepare: createWebhook },
  "/settings/audit-log/$id": { name: "audit-entry", list: "/audit-log?event=employees.created&perPage=1" },
  "/profile": { name: "own-account" },
  "/profile/channels": { name: "notification-channels" },
  "/profile/channels/$id": { path: "/profile/channels", prepare: createChannel },
  "/help": { omitted: "It is text alone." },
  "/invitation": { omitted: "It is opened by a link from a mail." },
  "/careers/$job": { omitted: "It exists only for companies that publish their jobs." },
  "/reset-password": { omitted: "It is opened by a link from a mail." },
};

/** The roles whose home screens are shown, in light and in dark. */
const ROLES = ["Owner", "Manager", "HR", "Finance", "Employee"];

const homes = ROLES.flatMap((role): Place[] =>
  [false, true].map((isDark) => ({
    name: `home-of-${role.toLowerCase()}${isDark ? "-dark" : ""}`,
    path: "/",
    ...{ role, isDark },
    prepare: (page) => page.getByRole("button", { name: "Arrange" }).waitFor(),
  })),
);

/** Screenshots of more than the first view of a screen. */
export const FURTHER: readonly Place[] = [
  ...homes,
  {
    name: "documents-of-an-employee",
    path: "/employees/$id?tab=documents",
    list: "/employees?sort=start_date&status=active&perPage=1",
  },
  {
    name: "signatures-of-a-document",
    path: "/documents/$id?tab=signatures",
    list: "/documents?is_signed=true&sort=name&perPage=1",
  },
  { name: "project-rates", path: "/projects/$id?tab=rates", list: "/projects?perPage=1&sort=name" },
  {
    name: "saved-views",
    path: "/invoices",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Views", exact: true }).click();
      await page.getByRole("button", { name: /^Due in two weeks, or overdue/ }).click();
      await page.getByRole("button", { name: "View: Due in two weeks, or overdue" }).click();
      await page.getByRole("button", { name: "Save as a new view" }).waitFor();
    },
  },
  {
    name: "combined-filters",
    path: "/invoices?where=status%3Doverdue%7Cdue_date%3Dnext_2_weeks&issue_date=last_6_months",
    prepare: async (page) => {
      await page.getByRole("list", { name: "Active filters" }).waitFor();
      await page.getByRole("button", { name: /^Filters/ }).click();
      await page.getByRole("dialog", { name: "Filters" }).getByLabel("Or match").waitFor();
    },
  },
  { name: "workspace-support", path: "/settings/workspace?tab=support" },
];
