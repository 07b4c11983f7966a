import { notification } from "../../engine/declare/index.ts";
import { dayIn, detailOf, didBy, nameIn, textIn } from "../../platform/notifications/event-values.ts";
import { addedTo, personOf } from "../employees/index.ts";

/** People get tasks and projects. */
export const projectNotifications = [
  notification({
    name: "task-assigned",
    title: "Tasks assigned to you",
    description: "A task is assigned to you.",
    resource: "tasks",
    events: ["created", "updated"],
    employees: addedTo("assigned_employee_ids"),
    include: "project[name]",
    words: (event) => {
      const due = dayIn(event, "due_date");
      return {
        title: didBy(event.by, `assigned the task “${textIn(event, "name")}” to you`),
        detail: detailOf(nameIn(event, "project"), due === "" ? null : `due ${due}`),
      };
    },
  }),
  notification({
    name: "project-assigned",
    title: "Projects that you join",
    description: "You are assigned to a project.",
    resource: "project-assignments",
    events: ["created"],
    employees: personOf("project_assignments"),
    include: "project[name]",
    words: (event) => ({
      title: didBy(event.by, `assigned you to ${nameIn(event, "project") ?? "a project"}`),
      detail: detailOf(textIn(event, "role"), `from ${dayIn(event, "starts_at")}`),
    }),
  }),
];
