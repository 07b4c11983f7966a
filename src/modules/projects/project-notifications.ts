import { notification } from "../../engine/declare/index.ts";
import { message } from "../../engine/work/index.ts";
import { excerptIn, nameIn, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { addedTo, mentionedIn, personOf } from "../employees/index.ts";

const MENTIONS = "mentioned-in-task";

/** People get tasks and projects. */
export const projectNotifications = [
  notification({
    name: "task-assigned",
    title: message`Tasks assigned to you`,
    description: message`A task is assigned to you.`,
    resource: "tasks",
    events: ["created", "updated"],
    employees: addedTo("assigned_employee_ids"),
    include: "project[name]",
    words: (event) => {
      const [task, due] = [textIn(event, "name"), saidDay(event, "due_date")];
      return {
        title: byWhom(
          event.by,
          (by) => message`${by} assigned the task “${task}” to you`,
          message`The task “${task}” is assigned to you`,
        ),
        detail: saidDetail(nameIn(event, "project"), due && message`due ${due}`),
      };
    },
  }),
  notification({
    name: "project-assigned",
    title: message`Projects that you join`,
    description: message`You are assigned to a project.`,
    resource: "project-assignments",
    events: ["created"],
    employees: personOf("project_assignments"),
    include: "project[name]",
    words: (event) => {
      const [project, from] = [nameIn(event, "project"), saidDay(event, "starts_at")];
      return {
        title:
          project === null
            ? byWhom(
                event.by,
                (by) => message`${by} assigned you to a project`,
                message`You are assigned to a project`,
              )
            : byWhom(
                event.by,
                (by) => message`${by} assigned you to ${project}`,
                message`You are assigned to ${project}`,
              ),
        detail: saidDetail(textIn(event, "role"), from && message`from ${from}`),
      };
    },
  }),
  notification({
    name: MENTIONS,
    title: message`Mentions in tasks`,
    description: message`Somebody mentions you in the description of a task.`,
    resource: "tasks",
    events: ["created", "updated"],
    employees: mentionedIn("description", MENTIONS),
    include: "project[name]",
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} mentioned you in the task “${textIn(event, "name")}”`,
        message`You were mentioned in the task “${textIn(event, "name")}”`,
      ),
      detail: saidDetail(nameIn(event, "project"), excerptIn(event, "description")),
    }),
    delivery: "mail",
  }),
];
