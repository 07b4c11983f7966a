import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { type LabelledPeriod, monthBefore, monthOf } from "../../../platform/figures/calendar-intervals.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { BilledProject } from "../billing/billed-projects.ts";

/** A line of an invoice of the generated company that bills no tracked time. */
export type PlannedLine = Readonly<Record<string, unknown>>;

/** The last full months, the oldest first. */
export function lastMonths(today: string, count: number): LabelledPeriod[] {
  const months: LabelledPeriod[] = [];
  for (let month = monthBefore(today); months.length < count; month = monthBefore(month.from))
    months.unshift({ ...month, label: month.from.slice(0, 7) });
  return months;
}

/** The months of projects with time that can be billed, as `<project> 2026-03`. */
export async function monthsWithTime(work: Work): Promise<ReadonlySet<string>> {
  const rows = await work.rows<{
    key: string;
  }>(sql`select distinct t.project_id || to_char(t.date, ' YYYY-MM') as key
    from timesheets t where t.workspace_id = ${fromContext("workspace")} and t.approval_status = 'approved'
      and t.is_billable and t.worked_minutes > 0 and t.invoice_line_id is null`);
  return new Set(rows.map(({ key }) => key));
}

const isActive = ({ terms: { starts_at, ends_at } }: BilledProject, { from, to }: LabelledPeriod): boolean =>
  starts_at !== null && starts_at <= to && (ends_at === null || ends_at >= from);

/** Work of the time before time was tracked, by the hour. */
export function hourlyLine(
  project: BilledProject,
  month: LabelledPeriod,
  random: SeededRandom,
): PlannedLine[] {
  const { billing_model, billed_rate } = project.terms;
  if (billing_model !== "time_and_materials" || !isActive(project, month)) return [];
  return [
    {
      kind: "manual",
      project_id: project.id,
      description: `${project.name} – work in ${month.label}`,
      quantity: random.integer(60, 240) / 2,
      unit: "hour",
      unit_price: Number(billed_rate ?? 85),
      period_start: month.from,
      period_end: month.to,
    },
  ];
}

/** Work for a client before there was any of its projects, by the hour. */
export function earlierLine(
  projects: readonly BilledProject[],
  month: LabelledPeriod,
  random: SeededRandom,
): PlannedLine[] {
  if (projects.some((project) => (project.terms.starts_at ?? "9999-12-31") <= month.to)) return [];
  const terms = { quantity: random.integer(16, 90), unit: "hour", unit_price: random.pick([75, 80, 90]) };
  return [
    {
      kind: "manual",
      description: `Consulting in ${month.label}`,
      ...terms,
      period_start: month.from,
      period_end: month.to,
    },
  ];
}

/** The parts of a fixed fee in percent, and the share of the project's days after which each is invoiced. */
const PARTS = [
  { percent: 30n, after: 0 },
  { percent: 40n, after: 0.5 },
  { percent: 30n, after: 1 },
] as const;

/** The parts of a project's fixed fee that are due in a month. */
export function feeLines({ id, name, terms }: BilledProject, { from, to }: LabelledPeriod): PlannedLine[] {
  const { billing_model, fee, starts_at, ends_at } = terms;
  if (billing_model !== "fixed_fee" || fee === null || starts_at === null || ends_at === null) return [];
  const days = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 86_400_000);
  return PARTS.flatMap(({ percent, after }, index) => {
    const day = addDays(starts_at, Math.round(days * after));
    if (day < from || day > to) return [];
    const unit_price = Number((fee * percent) / 100n) / 100;
    return [
      {
        kind: "fixed_fee",
        project_id: id,
        description: `${name} – part ${index + 1} of ${PARTS.length}`,
        unit_price,
      },
    ];
  });
}

/** Whether a retainer of the project is billed for a month. */
export const hasRetainer = (project: BilledProject, month: LabelledPeriod): boolean =>
  project.terms.billing_model === "retainer" && isActive(project, month);

/** The month of a day with its label. */
export const labelledMonth = (day: string): LabelledPeriod => ({ ...monthOf(day), label: day.slice(0, 7) });
