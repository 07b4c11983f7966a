import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { nameIn, textIn } from "../../platform/notifications/event-values.ts";
import { saidDetail } from "../../platform/notifications/said-values.ts";
import { recordsCard } from "../home/index.ts";
import { pipelineCard } from "./pipeline-card.ts";

/** The person's meetings of today, in the time zone of the workspace, and the pipeline. */
export const leadCards = [
  recordsCard({
    name: "meetings-today",
    title: message`Meetings today`,
    isForEmployees: true,
    resource: "meetings",
    table: "meetings",
    where: (alias) => sql`${raw(alias)}.status = 'scheduled'
      and (${raw(alias)}.starts_at at time zone (select w.timezone from workspaces w
        where w.id = ${fromContext("workspace")}))::date = ${fromContext("today")}::date
      and (${raw(alias)}.organizer_employee_id = ${fromContext("self")} or exists (select from meeting_attendees invited
        where invited.workspace_id = ${fromContext("workspace")} and invited.meeting_id = ${raw(alias)}.id
          and invited.employee_id = ${fromContext("self")}))`,
    order: (alias) => sql`${raw(alias)}.starts_at`,
    include: "lead[name],client[name]",
    words: (record) => ({
      title: textIn(record, "title"),
      detail: saidDetail(nameIn(record, "lead") ?? nameIn(record, "client"), textIn(record, "location")),
    }),
  }),
  pipelineCard,
];
