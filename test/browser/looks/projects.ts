import { heading, type Look, listed, titled } from "./look.ts";

export const projectsLooks: readonly Look[] = [
  { name: "projects", path: "/projects", ready: listed("Website") },
  { name: "a new project", path: "/projects/new", ready: heading("New project") },
  {
    name: "what a project earns and costs",
    path: "/projects/$first(/projects?search=website)",
    ready: listed("Since the start"),
  },
  {
    name: "a project's team",
    path: "/projects/$first(/projects?search=website)?tab=team",
    ready: listed("New assignment"),
  },
  {
    name: "a project's tasks",
    path: "/projects/$first(/projects?search=website)?tab=tasks",
    ready: listed("New task"),
  },
  {
    name: "a priced project with its burn",
    path: "/projects/$first(/projects?search=relaunch)",
    ready: listed("Even use over the project's duration"),
  },
  {
    name: "what a project's team did",
    path: "/projects/$first(/projects?search=relaunch)?tab=team&date=2026-01-01,2026-06-30",
    ready: listed("€340.00"),
  },
  {
    name: "a project's rates",
    path: "/projects/$first(/projects?search=relaunch)?tab=rates",
    async ready(page) {
      await page.getByRole("heading", { name: "General internal cost" }).waitFor();
      await page.getByText("€100.00").waitFor();
    },
  },
  {
    name: "new terms of an assignment",
    path: "/projects/$first(/projects?search=relaunch)?tab=rates",
    async ready(page) {
      await page.getByRole("button", { name: "New terms for Ana Pop" }).click();
      await page.getByRole("dialog").getByLabel("Rate per hour").waitFor();
    },
  },
  {
    name: "a task beside its list",
    path: "/projects/$first(/projects?search=relaunch)?tab=tasks",
    async ready(page) {
      await page.getByRole("button", { name: "Drafts", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Complete" }).waitFor();
    },
  },
  { name: "tasks in groups", path: "/projects/tasks?view=all&group=project_id", ready: listed("Drafts") },
  { name: "the board of tasks", path: "/projects/tasks/board?view=all", ready: listed("Drafts") },
  { name: "the calendar of tasks", path: "/projects/tasks/calendar?view=all", ready: titled },
  {
    name: "the timeline of projects",
    path: "/projects/timeline?scale=months&on=2026-07-14",
    ready: listed("Everybody: planned"),
  },
  {
    name: "the timeline of assignments",
    path: "/projects/assignments/timeline?on=2026-07-14",
    ready: listed("Everybody: planned"),
  },
  { name: "assignments", path: "/projects/assignments", ready: listed("Relaunch") },
  { name: "a person's rates", path: "/employees/$ana?tab=rates", ready: listed("€30.00") },
  { name: "portfolio", path: "/projects/portfolio", ready: listed("By billing model") },
];
