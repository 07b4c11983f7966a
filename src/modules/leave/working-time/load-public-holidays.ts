import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import type { FreePart } from "./working-time.ts";

export type PublicHolidayRow = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly is_half_day: boolean;
  /** Empty for all locations. */
  readonly location_ids: readonly string[];
};

/** The free part of each date at the given locations. If two public holidays are on a date, the longer one counts. */
export function freeParts(
  rows: readonly PublicHolidayRow[],
  locationIds: readonly string[],
): ReadonlyMap<string, FreePart> {
  const free = new Map<string, FreePart>();
  for (const { date, is_half_day, location_ids } of rows) {
    if (location_ids.length > 0 && !location_ids.some((id) => locationIds.includes(id))) continue;
    if (free.get(date) !== "day") free.set(date, is_half_day ? "afternoon" : "day");
  }
  return free;
}

/**
 * Loads the public holidays of a period in one statement. Returns a function for the free parts at given locations, which
 * is computed once for employees with the same locations.
 */
export async function loadPublicHolidays(
  work: ReadOnlyWork,
  { from, to }: Period,
): Promise<(locationIds: readonly string[]) => ReadonlyMap<string, FreePart>> {
  const rows = await work.rows<PublicHolidayRow>(sql`select p.date, p.is_half_day,
      array(select l.work_location_id from public_holiday_work_locations l
        where l.workspace_id = p.workspace_id and l.public_holiday_id = p.id) as location_ids
    from public_holidays p
    where p.workspace_id = ${fromContext("workspace")} and p.date between ${from}::date and ${to}::date
    order by p.date, p.id`);
  const known = new Map<string, ReadonlyMap<string, FreePart>>();
  return (locationIds) => {
    const key = [...locationIds].sort().join();
    const response = known.get(key) ?? freeParts(rows, locationIds);
    known.set(key, response);
    return response;
  };
}
