import { field, isRealDate, type StandaloneResult, standaloneAction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { GivenParameters, StandaloneContext, Work } from "../../../engine/work/index.ts";
import { lockCalendar } from "../holidays/leave-locks.ts";
import { recountAround } from "../holidays/recount.ts";
import { closedMessage, leaveClosedUntil } from "../holidays/request-rules.ts";

type Copied = {
  readonly name: string;
  readonly date: string;
  readonly is_half_day: boolean;
  readonly country: string | null;
  readonly work_location_ids: string[];
};

/** The same date in another year; for 29 February, the 28th if it is no leap year. */
export const inYear = (date: string, year: number): string => {
  const moved = `${year}${date.slice(4)}`;
  return isRealDate(moved) ? moved : `${year}-02-28`;
};

const holidaysOf = (work: Work, year: number): Promise<Copied[]> =>
  work.rows<Copied>(sql`select p.name, p.date, p.is_half_day, p.country,
      array(select l.work_location_id from public_holiday_work_locations l
        where l.workspace_id = p.workspace_id and l.public_holiday_id = p.id) as work_location_ids
    from public_holidays p
    where p.workspace_id = ${fromContext("workspace")}
      and p.date between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
    order by p.date, p.id`);

const keyOf = ({ date, name }: Copied): string => `${date} ${name.toLowerCase()}`;

const year = () => field.integerBetween(1900, 2199).required();

const parameters = { from_year: year(), to_year: year() };

async function run({
  work,
  params,
  fail,
  throwIfRefused,
}: StandaloneContext<GivenParameters<typeof parameters>>): Promise<StandaloneResult> {
  const { from_year: from, to_year: to } = params;
  if (from === to) fail("to_year", "The to year field and from year must be different.");
  throwIfRefused();
  await lockCalendar(work);
  const known = new Set((await holidaysOf(work, to)).map(keyOf));
  const copies: Copied[] = [];
  for (const holiday of await holidaysOf(work, from)) {
    const copy = { ...holiday, date: inYear(holiday.date, to) };
    if (known.has(keyOf(copy))) continue;
    known.add(keyOf(copy));
    copies.push(copy);
  }
  const closed = await leaveClosedUntil(work);
  if (closed !== null && copies.some(({ date }) => date <= closed)) fail("to_year", closedMessage(closed));
  throwIfRefused();
  return { data: await store(work, copies) };
}

/** Creates the copies and returns them as the caller sees them. */
async function store(work: Work, copies: readonly Copied[]): Promise<unknown[]> {
  work.journal.batchId = work.newId();
  const ids = await work.createAll("public-holidays", copies);
  for (const { date, work_location_ids } of copies) {
    await recountAround(work, { dates: [date], workLocationIds: work_location_ids });
  }
  return work.shown("public-holidays", ids);
}

/** Copies the public holidays of a year to another one. */
export const copyYear = standaloneAction({
  title: "Copy year",
  done: "Copied the year.",
  description:
    "Copies the public holidays of a year to the same dates in another year; existing ones are skipped. Movable holidays must be corrected afterwards.",
  needsCredential: true,
  who: { permissions: ["manage-leave"], relations: [] },
  parameters,
  example: { from_year: 2026, to_year: 2027 },
  run,
});
