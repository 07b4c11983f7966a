import { addDays, type CardItem, homeCard } from "../../../engine/declare/index.ts";
import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import { message, plural, SaidDays, type Values, type Work } from "../../../engine/work/index.ts";
import { saidDetail } from "../../../platform/notifications/said-values.ts";

const DAYS_AHEAD = 7;
const SHOWN = 6;

interface Celebration extends Values {
  readonly employee_id: string;
  readonly name: string;
  readonly day: string;
  /** The years of employment; null: it is a birthday, and the age is nobody's business. */
  readonly years: number | null;
  readonly total: number;
}

/** The birthdays and anniversaries of the next seven days, of colleagues who wish that they are shown. */
export const celebrationsCard = homeCard({
  name: "celebrations",
  title: message`Birthdays and anniversaries`,
  content: celebrations,
});

/**
 * PostgreSQL adds years to a 29 February so that it becomes the 28th in years without one, which is when such a birthday
 * is celebrated.
 */
async function celebrations(work: Work) {
  const until = addDays(work.today, DAYS_AHEAD - 1);
  const sight = work.visibleRows("employees");
  const rows =
    await work.rows<Celebration>(sql`select e.id as employee_id, e.first_name || ' ' || e.last_name as name,
      celebrated.day, celebrated.years, (count(*) over ())::integer as total
    from home_layouts wish
    join users u on u.workspace_id = ${fromContext("workspace")} and u.id = wish.user_id
    join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = u.employee_id
    cross join lateral (
      select shown.day::date::text as day, null::integer as years
      from generate_series(${fromContext("today")}::date, ${until}::date, interval '1 day') shown(day)
      where (e.birth_date + make_interval(years => (extract(year from shown.day) - extract(year from e.birth_date))::integer))::date
        = shown.day::date
      union all
      select shown.day::date::text, (extract(year from shown.day) - extract(year from e.start_date))::integer
      from generate_series(${fromContext("today")}::date, ${until}::date, interval '1 day') shown(day)
      where extract(year from shown.day) > extract(year from e.start_date)
        and (e.start_date + make_interval(years => (extract(year from shown.day) - extract(year from e.start_date))::integer))::date
          = shown.day::date
    ) celebrated
    where wish.workspace_id = ${fromContext("workspace")} and wish.celebrates
      and e.id is distinct from ${fromContext("identity")} and e.archived_at is null
      and e.start_date <= ${fromContext("today")}::date
      and (e.termination_date is null or e.termination_date >= celebrated.day::date)
      and ${sight ? sight("e") : raw("true")}
    order by celebrated.day, name, e.id, celebrated.years nulls first limit ${SHOWN}::integer`);
  if (rows.length === 0) return null;
  return { items: rows.map((row) => itemOf(work, row)), total: rows[0]!.total };
}

const itemOf = (work: Work, { employee_id, name, day, years }: Celebration): CardItem => ({
  title: name,
  detail: saidDetail(
    years === null
      ? message`Birthday`
      : plural(years, message`1 year with the company`, message`${years} years with the company`),
    day === work.today ? message`Today` : new SaidDays(day),
  ),
  record: { type: "employees", id: employee_id },
});
