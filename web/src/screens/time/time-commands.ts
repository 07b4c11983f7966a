import { runActionOnMany } from "../../api/records.ts";
import { notifyDone } from "../../components/notify.tsx";
import type { Command, CommandContext, Subject } from "../../declare/command.ts";
import { todayIn } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { assignedChoices, assignedQuery } from "./booking/bookable-work.ts";
import { refreshWeek } from "./week/week-queries.ts";

const OFFERED = 6;

/** The projects to which the person is assigned today, whose names contain a text. */
async function ownProjects(text: string, { client, session }: CommandContext): Promise<readonly Subject[]> {
  const today = todayIn(session.workspace.timezone);
  const { data } = await client.fetchQuery(assignedQuery(session.employee_id!, today, today));
  return assignedChoices(data)
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    .slice(0, OFFERED)
    .map(({ value, label }) => ({ id: value, title: label }));
}

const commands: readonly Command[] = [
  {
    name: "start-timer",
    title: t("Start timer on"),
    icon: "player-play",
    isForEmployees: true,
    subjects: ownProjects,
    run: async (project, { client }) => {
      await runActionOnMany("timesheets", "start-timesheet-timer", { project_id: project!.id });
      await refreshWeek(client);
      notifyDone(t`Timer started on ${project!.title}`);
      return null;
    },
  },
];

export default commands;
