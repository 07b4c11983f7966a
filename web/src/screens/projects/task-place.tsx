import { t } from "../../messages/t.ts";
import { leadingScreen } from "../leading-screen.tsx";

/** A task leads to the tasks of its project. */
export default leadingScreen("tasks", t("Task"), ({ project_id }) => ({
  to: `/projects/${project_id}`,
  search: { tab: "tasks" },
}));
