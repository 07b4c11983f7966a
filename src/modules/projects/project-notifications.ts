import { notification } from "../../engine/declare/index.ts";
import {
  dayIn,
  detailOf,
  didBy,
  excerptIn,
  nameIn,
  textIn,
} from "../../platform/notifications/event-values.ts";
import { addedTo, mentionedIn, personOf } from "../employees/index.ts";

const MENTIONS = "mentioned-in-task";

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
  notification({
    name: MENTIONS,
    title: "Mentions in tasks",
    description: "Somebody mentions you in the description of a task.",
    resource: "tasks",
    events: ["created", "updated"],
    employees: mentionedIn("description", MENTIONS),
    include: "project[name]",
    words: (event) => ({
      title: didBy(event.by, `mentioned you in the task “${textIn(event, "name")}”`),
      detail: detailOf(nameIn(event, "project"), excerptIn(event, "description")),
    }),
    delivery: "mail",
  }),
];
