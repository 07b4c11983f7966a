import { leadingScreen } from "../leading-screen.tsx";

/** A task leads to the tasks of its project. */
export default leadingScreen("tasks", "Task", ({ project_id }) => ({
  to: `/projects/${project_id}`,
  search: { tab: "tasks" },
}));
