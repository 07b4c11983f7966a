import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { readSettings, type WorkspaceSettings } from "../../../platform/tenancy/settings.ts";
import { type BusinessCalendar, BusinessTime } from "./business-time.ts";

type BusinessHours = NonNullable<WorkspaceSettings["business_hours"]>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The windows of the setting as minutes after midnight, in order. */
const windowsOf = ({ days }: BusinessHours): BusinessCalendar["days"] =>
  new Map(
    Object.entries(days).map(([weekday, windows]) => [
      Number(weekday),
      windows
        .map(([from, to]) => [minutesOf(from), minutesOf(to)] as const)
        .sort(([earlier], [later]) => earlier - later),
    ]),
  );

/** Public holidays of the whole company: those of some locations do not close the support desk. */
async function readFree(work: ReadOnlyWork): Promise<BusinessCalendar["free"]> {
  const rows = await work.rows<{ date: string; is_half_day: boolean }>(sql`select p.date, p.is_half_day
    from public_holidays p
    where p.workspace_id = ${fromContext("workspace")} and not exists (
      select from public_holiday_work_locations l
      where l.workspace_id = ${fromContext("workspace")} and l.public_holiday_id = p.id)
    order by p.is_half_day desc`);
  return new Map(rows.map(({ date, is_half_day }) => [date, is_half_day ? "afternoon" : "day"]));
}

/** Reads the business hours of the workspace, as they are now. */
export async function readBusinessTime(work: ReadOnlyWork): Promise<BusinessTime> {
  const { business_hours: hours } = await readSettings(work, "business_hours");
  if (hours === null) return new BusinessTime(null);
  return new BusinessTime({
    timezone: work.workspace.timezone,
    days: windowsOf(hours),
    free: hours.exclude_public_holidays ? await readFree(work) : new Map(),
  });
}
