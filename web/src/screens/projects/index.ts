import type { UiModule } from "../../declare/screen.ts";

/** The screens of projects. */
export const projects: UiModule = {
  label: "Projects",
  icon: "folder",
  cards: { "my-tasks": "/projects/tasks" },
  setUp: { project: "/projects/new" },
  screens: [
    {
      path: "/projects",
      title: "Projects",
      navigation: "Projects",
      load: () => import("./projects.tsx"),
      lists: "projects",
    },
    {
      path: "/projects/new",
      title: "New project",
      permissions: ["manage-projects"],
      load: () => import("./new-project.tsx"),
    },
    {
      path: "/projects/portfolio",
      title: "Portfolio",
      navigation: "Portfolio",
      permissions: ["view-reports-projects", "view-reports-finance"],
      reports: [{ report: "projects/portfolio-overview" }],
      load: () => import("./portfolio.tsx"),
    },
    {
      path: "/projects/timeline",
      title: "Timeline of projects",
      load: () => import("./project-timeline.tsx"),
      lists: "projects",
      layout: "timeline",
    },
    {
      path: "/projects/assignments",
      title: "Assignments",
      navigation: "Assignments",
      load: () => import("./assignments/assignments.tsx"),
      lists: "project-assignments",
    },
    {
      path: "/projects/assignments/timeline",
      title: "Timeline of assignments",
      load: () => import("./assignments/assignment-timeline.tsx"),
      lists: "project-assignments",
      layout: "timeline",
    },
    {
      path: "/projects/tasks",
      title: "Tasks",
      navigation: "Tasks",
      load: () => import("./tasks.tsx"),
      lists: "tasks",
    },
    {
      path: "/projects/tasks/board",
      title: "Board of tasks",
      load: () => import("./task-board.tsx"),
      lists: "tasks",
      layout: "board",
    },
    {
      path: "/projects/tasks/calendar",
      title: "Calendar of tasks",
      load: () => import("./task-calendar.tsx"),
      lists: "tasks",
      layout: "calendar",
    },
    { path: "/projects/$id", title: "Project", shows: "projects", load: () => import("./project-page.tsx") },
    {
      path: "/projects/tasks/$id",
      title: "Task",
      shows: "tasks",
      load: () => import("./task-place.tsx"),
    },
  ],
};
