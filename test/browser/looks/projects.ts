import { heading, type Look, listed } from "./look.ts";

export const projectsLooks: readonly Look[] = [
  { name: "projects", path: "/projects", ready: listed("Website") },
  { name: "a new project", path: "/projects/new", ready: heading("New project") },
  {
    name: "what a project earns and costs",
    path: "/projects/$first(/projects?search=website)",
    ready: listed("Since its beginning"),
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
  { name: "portfolio", path: "/projects/portfolio", ready: listed("Together") },
];
