import { type Look, listed } from "./look.ts";

const person = (tab: string, text: string): Look => ({
  name: `a person, ${tab}`,
  path: `/employees/$ana?tab=${tab}`,
  ready: listed(text),
});

export const employeesLooks: readonly Look[] = [
  { name: "directory", path: "/employees", ready: listed("1–25 of 30") },
  {
    name: "filters",
    path: "/employees?status=active&start_date=2025-01-01,9999-12-31",
    async ready(page) {
      await page.getByText("from 1 Jan 2025").waitFor();
      await page.getByRole("button", { name: "Filters (2)" }).click();
      await page.getByRole("dialog", { name: "Filters" }).getByLabel("Add a filter").waitFor();
    },
  },
  {
    name: "filters of which any may match, with relative dates",
    path: "/employees?start_date=last_60_months&where=status%3Dactive%7Clevel_id%3Dnull",
    async ready(page) {
      await page.getByText("in the last 60 months").waitFor();
      await page.getByRole("button", { name: "Filters (2)" }).click();
      await page.getByRole("dialog", { name: "Filters" }).getByLabel("Or match").waitFor();
    },
  },
  {
    name: "views of a list",
    path: "/employees",
    async ready(page) {
      await page.getByRole("button", { name: "Views", exact: true }).click();
      await page.getByRole("button", { name: "Save as a new view" }).waitFor();
    },
  },
  { name: "nothing found", path: "/employees?search=nobody", ready: listed("Nothing matches") },
  {
    name: "new employee",
    path: "/employees/new",
    async ready(page) {
      await page.getByRole("button", { name: "Create" }).click();
      await page.getByText("First name is required.").waitFor();
    },
  },
  { name: "org chart", path: "/employees/org-chart", ready: listed("30 people") },
  person("profile", "First aid"),
  person("employment", "B2B, paid holidays"),
  person("private", "Strada Lungă 1"),
  person("salary", "Salary history"),
  person("account", "Sign-in"),
  person("history", "Created"),
  {
    name: "a person who is changed",
    path: "/employees/$ana",
    async ready(page) {
      await page.getByRole("button", { name: "Edit Place in the organization" }).click();
      await page.getByRole("combobox", { name: "Position" }).waitFor();
    },
  },
  {
    name: "a question before archiving",
    path: "/employees/$ana",
    async ready(page) {
      await page.getByRole("button", { name: "Archive" }).click();
      await page.getByRole("dialog").getByLabel("Last day").waitFor();
    },
  },
];
