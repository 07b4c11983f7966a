import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of projects. */
export const projects: UiModule = {
  label: t("Projects"),
  icon: "folder",
  cards: { "my-tasks": "/projects/tasks" },
  setUp: { project: "/projects/new" },
  screens: [
    {
      path: "/projects",
      title: t("Projects"),
      navigation: t("Projects"),
      load: () => import("./projects.tsx"),
      lists: "projects",
    },
    {
      path: "/projects/new",
      title: t("New project"),
      permissions: ["manage-projects"],
      load: () => import("./new-project.tsx"),
    },
    {
      path: "/projects/portfolio",
      title: t("Portfolio"),
      navigation: t("Portfolio"),
      permissions: ["view-reports-projects", "view-reports-finance"],
      reports: [{ report: "projects/portfolio-overview" }],
      load: () => import("./portfolio.tsx"),
    },
    {
      path: "/projects/timeline",
      title: t("Timeline of projects"),
      load: () => import("./project-timeline.tsx"),
      lists: "projects",
      layout: "timeline",
    },
    {
      path: "/projects/assignments",
      title: t("Assignments"),
      navigation: t("Assignments"),
      load: () => import("./assignments/assignments.tsx"),
      lists: "project-assignments",
    },
    {
      path: "/projects/assignments/timeline",
      title: t("Timeline of assignments"),
      load: () => import("./assignments/assignment-timeline.tsx"),
      lists: "project-assignments",
      layout: "timeline",
    },
    {
      path: "/projects/tasks",
      title: t("Tasks"),
      navigation: t("Tasks"),
      load: () => import("./tasks.tsx"),
      lists: "tasks",
    },
    {
      path: "/projects/tasks/board",
      title: t("Board of tasks"),
      load: () => import("./task-board.tsx"),
      lists: "tasks",
      layout: "board",
    },
    {
      path: "/projects/tasks/calendar",
      title: t("Calendar of tasks"),
      load: () => import("./task-calendar.tsx"),
      lists: "tasks",
      layout: "calendar",
    },
    {
      path: "/projects/$id",
      title: t("Project"),
      shows: "projects",
      load: () => import("./project-page.tsx"),
    },
    {
      path: "/projects/tasks/$id",
      title: t("Task"),
      shows: "tasks",
      load: () => import("./task-place.tsx"),
    },
  ],
};
