import { heading, type Look, listed } from "./look.ts";

const CANDIDATE = "/hiring/candidates/$first(/candidates?search=ada)";

export const hiringLooks: readonly Look[] = [
  { name: "candidates", path: "/hiring/candidates", ready: listed("Ada Ionescu") },
  { name: "the board of candidates", path: "/hiring/board", ready: listed("Ada Ionescu") },
  { name: "a candidate", path: CANDIDATE, ready: heading("Ada Ionescu") },
  {
    name: "the dialog that hires a candidate",
    path: CANDIDATE,
    async ready(page) {
      await page.getByRole("button", { name: "Hire" }).click();
      await page.getByRole("dialog").getByLabel("First day").waitFor();
    },
  },
  { name: "the files of a candidate", path: `${CANDIDATE}?tab=files`, ready: listed("Add files") },
  {
    name: "the feedback on a candidate",
    path: `${CANDIDATE}?tab=feedback`,
    ready: listed("Asked good questions."),
  },
  {
    name: "the timeline of a candidate",
    path: `${CANDIDATE}?tab=timeline`,
    ready: listed("Applied for Backend developer"),
  },
  { name: "a job", path: "/hiring/jobs/$first(/jobs?perPage=1)", ready: listed("0 of 2 filled") },
  {
    name: "an overview of hiring",
    path: "/hiring/reports?date=2026-01-01,2026-12-31",
    ready: listed("Open jobs today"),
  },
  {
    name: "the funnel of hiring",
    path: "/hiring/reports?report=funnel&date=2026-01-01,2026-12-31",
    ready: listed("Rejected here"),
  },
];
