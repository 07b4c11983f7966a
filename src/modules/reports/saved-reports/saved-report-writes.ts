import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, Hooks, ReadOnlyWork, SettledChange, Work } from "../../../engine/work/index.ts";
import { forbidden, message } from "../../../engine/work/index.ts";
import { servicesOf } from "../../../platform/services.ts";
import { forgetFiles } from "../../../platform/storage/named-files.ts";
import { mailedFileKey } from "../sending/mailed-file.ts";
import { firstDueOn, type Schedule } from "./due-dates.ts";
import { callOf, dayAfter, isWrong } from "./report-call.ts";

const MAX_SAVED = 100;

type Values = Change<"saved-reports">["values"];

/** The schedule of a report; null: it is not sent. */
export function scheduleOf({
  schedule,
  weekday,
  month_day,
}: Pick<Values, "schedule" | "weekday" | "month_day">): Schedule | null {
  if (schedule === "weekly" && weekday) return { schedule, weekday };
  return schedule === "monthly" && month_day ? { schedule, monthDay: month_day } : null;
}

/** The day goes with the schedule, and a new schedule counts from tomorrow. */
function settle(change: Change<"saved-reports">, { actor, today }: ReadOnlyWork): void {
  const { values, sent, stored, changes } = change;
  if (stored === null) values.user_id = actor.userId!;
  if (values.schedule !== "weekly" && !sent.has("weekday")) values.weekday = null;
  if (values.schedule !== "monthly" && !sent.has("month_day")) values.month_day = null;
  if (values.schedule === "weekly") values.weekday ??= 1;
  if (values.schedule === "monthly") values.month_day ??= 1;
  if (stored !== null && !changes("schedule") && !changes("weekday") && !changes("month_day")) return;
  const schedule = scheduleOf(values);
  values.next_due_on = schedule && firstDueOn(schedule, dayAfter(today));
  values.attempts = 0;
}

async function check(change: SettledChange<"saved-reports">, work: ReadOnlyWork): Promise<void> {
  const { values, stored, unread, changes, fail } = change;
  const { schedule = null } = values;
  for (const [name, of] of [
    ["weekday", "weekly"],
    ["month_day", "monthly"],
  ] as const)
    if (values[name] != null && schedule !== of)
      fail(name, message`The ${name.replace("_", " ")} field is prohibited unless schedule is ${of}.`);
  if (stored === null) await checkNumber(change, work);
  const isAsked = changes("report") || changes("parameters") || changes("period");
  if (
    !isAsked ||
    !values.report ||
    ["report", "parameters", "period"].some((name) => unread.has(name as "report"))
  )
    return;
  const called = callOf(work, {
    report: values.report,
    parameters: values.parameters ?? null,
    period: values.period ?? null,
  });
  if (isWrong(called)) fail(called.field, called.message, called.allowed);
}

async function checkNumber({ fail }: SettledChange<"saved-reports">, work: ReadOnlyWork): Promise<void> {
  if (work.actor.userId === null) throw forbidden("self");
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from saved_reports s
    where s.workspace_id = ${fromContext("workspace")} and s.user_id = ${work.actor.userId}`);
  if (row!.count >= MAX_SAVED) fail("name", message`You can have at most ${MAX_SAVED} saved reports.`);
}

/** The rules of saved reports. */
export const savedReportHooks: Hooks<"saved-reports"> = {
  settle,
  check: { write: check },
  after: {
    delete: ({ id }, work: Work) =>
      forgetFiles(work, servicesOf(work), [mailedFileKey(work.workspace.id, id)]),
  },
};
