import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Text, Work } from "../../../engine/work/index.ts";
import { lockCalendar } from "../holidays/leave-locks.ts";
import { recountAround } from "../holidays/recount.ts";
import { closedMessage, leaveClosedUntil } from "../holidays/request-rules.ts";

/** A public holiday that is to be added. */
export type NewDay = {
  readonly name: string;
  readonly date: string;
  readonly is_half_day: boolean;
  readonly country: string | null;
  readonly work_location_ids: readonly string[];
};

/** The public holidays of a year, by date. */
export const holidaysOf = (work: Work, year: number): Promise<NewDay[]> =>
  work.rows<NewDay>(sql`select p.name, p.date, p.is_half_day, p.country,
      array(select l.work_location_id from public_holiday_work_locations l
        where l.workspace_id = p.workspace_id and l.public_holiday_id = p.id) as work_location_ids
    from public_holidays p
    where p.workspace_id = ${fromContext("workspace")}
      and p.date between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
    order by p.date, p.id`);

const keyOf = ({ date, name }: NewDay): string => `${date} ${name.toLowerCase()}`;

interface Addition {
  readonly year: number;
  /** Reads the days while the calendar is locked. */
  readonly days: () => Promise<readonly NewDay[]>;
  /** Refuses days of the closed period, at the parameter with the year. */
  readonly refuse: (message: Text) => void;
  readonly throwIfRefused: () => void;
}

/** Adds the days of a year that are not there yet, recounts leave on them, and returns them as the caller sees them. */
export async function addDaysOfYear(
  work: Work,
  { year, days, refuse, throwIfRefused }: Addition,
): Promise<unknown[]> {
  await lockCalendar(work);
  const known = new Set((await holidaysOf(work, year)).map(keyOf));
  const added: NewDay[] = [];
  for (const day of await days()) {
    if (known.has(keyOf(day))) continue;
    known.add(keyOf(day));
    added.push(day);
  }
  const closed = await leaveClosedUntil(work);
  if (closed !== null && added.some(({ date }) => date <= closed)) refuse(closedMessage(closed));
  throwIfRefused();
  work.journal.batchId = work.newId();
  const ids = await work.createAll("public-holidays", added);
  for (const { date, work_location_ids } of added) {
    await recountAround(work, { dates: [date], workLocationIds: work_location_ids });
  }
  return work.shown("public-holidays", ids);
}
