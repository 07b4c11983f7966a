import { type Look, listed } from "./look.ts";

/** The screens of time, on which Ana has booked some. */
export const timeLooks: readonly Look[] = [
  { name: "a week of time", path: "/time?employee=$ana&week=2026-07-13", ready: listed("Week of Ana Pop") },
  {
    name: "a submitted week of time",
    path: "/time?employee=$ana&week=2026-07-06",
    ready: listed("Submitted"),
  },
  {
    name: "the entries of a cell of the week",
    path: "/time?employee=$ana&week=2026-07-13",
    async ready(page) {
      await page.getByRole("button", { name: /2 entries/ }).click();
      await page.getByRole("dialog").getByText("Second round").waitFor();
    },
  },
  { name: "time entries", path: "/time/entries?view=all", ready: listed("1–") },
  {
    name: "a time entry that is made",
    path: "/time/entries?open=new",
    ready: (page) => page.getByRole("dialog").getByLabel("Time", { exact: true }).waitFor(),
  },
  {
    name: "weeks to be approved",
    path: "/time/approvals",
    async ready(page) {
      await page.getByRole("checkbox", { name: /^Choose Ana Pop/ }).check();
      await page.getByText("1 week chosen").waitFor();
    },
  },
  { name: "report of time", path: "/time/report?date=2026-07-01,2026-07-31", ready: listed("Website") },
  { name: "capacity", path: "/time/capacity?date=2026-07-01,2026-07-31", ready: listed("Above capacity") },
];
