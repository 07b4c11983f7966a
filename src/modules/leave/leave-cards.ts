import { addDays, type CardItem, homeCard } from "../../engine/declare/index.ts";
import { recordsWith } from "../../engine/runtime/index.ts";
import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { message, SaidDays, type Text, type Work } from "../../engine/work/index.ts";
import { nameIn, personIn } from "../../platform/notifications/event-values.ts";
import { saidDays, saidDetail } from "../../platform/notifications/said-values.ts";
import { isDecidable, isOfReports } from "../employees/index.ts";
import { recordsCard } from "../home/index.ts";

const DAYS_AHEAD = 7;
const SHOWN = 6;
/** How far ahead managers see the leave of their reports. */
const TEAM_DAYS_AHEAD = 30;

/** Leave that waits for the person, what is left of the person's own, and who is away. */
export const leaveCards = [
  recordsCard({
    name: "leave-to-decide",
    title: message`Leave to decide`,
    resource: "holidays",
    table: "holidays",
    where: isDecidable({ permission: "manage-leave", waiting: "pending" }),
    order: (alias) => sql`${raw(alias)}.start_date`,
    include: "employee[first_name|last_name],holidayPolicy[name]",
    words: (record) => ({
      title: personIn(record, "employee"),
      detail: saidDetail(saidDays(record, "start_date", "end_date"), nameIn(record, "holidayPolicy")),
    }),
  }),
  homeCard({ name: "leave-left", title: message`Your leave`, isForEmployees: true, content: leaveLeft }),
  recordsCard({
    name: "team-leave",
    title: message`Leave of your team`,
    isForEmployees: true,
    resource: "holidays",
    table: "holidays",
    where: (alias) => sql`${raw(alias)}.status = 'approved' and ${isOfReports("employee_id").team!(alias)}
      and ${raw(alias)}.end_date >= ${fromContext("today")}::date
      and ${raw(alias)}.start_date <= ${fromContext("today")}::date + ${TEAM_DAYS_AHEAD}::integer`,
    order: (alias) => sql`${raw(alias)}.start_date`,
    include: "employee[first_name|last_name]",
    words: (record) => ({
      title: personIn(record, "employee"),
      detail: saidDays(record, "start_date", "end_date"),
    }),
  }),
  homeCard({ name: "away", title: message`Away this week`, content: away }),
];

/** The days that the person can still request, for each policy of the present leave year that has a balance. */
async function leaveLeft(work: Work) {
  const rows = await work.rows<{ id: string }>(sql`select distinct on (b.holiday_policy_id) b.id
    from holiday_balances b
    where b.workspace_id = ${fromContext("workspace")} and b.employee_id = ${fromContext("self")}
      and b.year <= extract(year from ${fromContext("today")}::date)
    order by b.holiday_policy_id, b.year desc`);
  const ids = rows.map(({ id }) => id);
  const balances = await recordsWith(work, "holiday-balances", ids, "holidayPolicy[name]");
  const figures = [...balances.values()]
    .filter(({ attributes }) => typeof attributes.available === "number")
    .map(({ attributes, relationships }) => {
      const policy = relationships?.holidayPolicy;
      const name = policy && "attributes" in policy ? policy.attributes.name : message`Leave`;
      return { label: name as Text, value: attributes.available as number, unit: "days", before: null };
    });
  return figures.length === 0 ? null : { figures };
}

/**
 * Who is away today or in the days after it, as the team calendar shows it to everybody who sees the employee: without
 * the leave type.
 */
async function away(work: Work) {
  const until = addDays(work.today, DAYS_AHEAD - 1);
  const sight = work.visibleRows("employees");
  const rows = await work.rows<{
    employee_id: string;
    name: string;
    from: string;
    to: string;
    total: number;
  }>(sql`select e.id as employee_id, e.first_name || ' ' || e.last_name as name, min(d.date) as from,
      max(d.date) as to, (count(*) over ())::integer as total
    from holiday_days d
    join holidays h on h.workspace_id = ${fromContext("workspace")} and h.id = d.holiday_id and h.status = 'approved'
    join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = d.employee_id
    where d.workspace_id = ${fromContext("workspace")}
      and d.date between ${fromContext("today")}::date and ${until}::date
      and e.archived_at is null and e.id is distinct from ${fromContext("identity")}
      and ${sight ? sight("e") : raw("true")}
    group by e.id, e.first_name, e.last_name order by min(d.date), name, e.id limit ${SHOWN}::integer`);
  if (rows.length === 0) return null;
  const items = rows.map(({ employee_id, name, from, to }): CardItem => {
    const days = new SaidDays(from, to);
    return {
      title: name,
      detail: from === work.today ? saidDetail(message`Today`, from === to ? null : days) : days,
      record: { type: "employees", id: employee_id },
    };
  });
  return { items, total: rows[0]!.total };
}
