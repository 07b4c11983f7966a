import { choiceKind, getter, onlyValueOf, parameter } from "../../../../engine/declare/index.ts";
import { and, column, sql } from "../../../../engine/sql/index.ts";
import type { GetterContext } from "../../../../engine/work/index.ts";
import { figureOrNull, leftOutShapes, unknownShape } from "../../../../platform/figures/figure-shapes.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../../platform/figures/report-period.ts";
import {
  count,
  links,
  listOf,
  object,
  text,
  textOrNull,
} from "../../../../platform/figures/response-shapes.ts";
import { roundRatio } from "../../../../platform/figures/round-ratio.ts";
import {
  amongGroups,
  flagged,
  narrowFilters,
  withinDays,
} from "../../../../platform/links/narrow-filters.ts";
import { GROUP_KEYS } from "./group-keys.ts";
import { unknownOfGroup } from "./group-unknown.ts";
import type { GroupRow } from "./grouped-time.ts";
import { currencyOfAmounts, readGroups } from "./read-groups.ts";

const PERIOD = "this month";
const AMOUNTS = ["billed_amount", "cost_amount", "profit_amount", "margin_percent"] as const;
const isAmount = (name: string): boolean => (AMOUNTS as readonly string[]).includes(name);
const BY_TIME = [{ name: "total_worked_minutes", isDescending: true }];

const parameters = {
  date: dateParameter(PERIOD),
  group: parameter(choiceKind(GROUP_KEYS), {
    isSingle: true,
    description: "What the rows are; default: project_id.",
  }),
};

const hours = (minutes: number): number => roundRatio(minutes, 60, 2)!;

/** The figures of a group in hours; with amounts, if the caller may read them. */
function figuresOf(row: GroupRow, currency: string | null) {
  const { total_worked_minutes: worked, total_non_billable_minutes: other } = row as Record<string, number>;
  return {
    entries_count: row.entries_count,
    worked_hours: hours(worked!),
    billable_hours: hours(worked! - other!),
    non_billable_hours: hours(other!),
    billable_percent: row.billable_percent,
    ...(currency === null
      ? {}
      : {
          ...Object.fromEntries(AMOUNTS.map((name) => [name, row[name]])),
          unknown: unknownOfGroup(row.lacks ?? null, currency)
            .map((one) => ({ ...one, figures: one.figures.filter(isAmount) }))
            .filter(({ figures }) => figures.length > 0),
        }),
  };
}

async function run(context: GetterContext<"timesheets", typeof parameters>) {
  const { work, parameters, givenFilters, link, page, perPage } = context;
  const period = reportedPeriod(parameters.date, PERIOD, work);
  const key = onlyValueOf(parameters.group) ?? "project_id";
  const currency = currencyOfAmounts(work);
  const { rows, total, totals } = await readGroups(
    work,
    key,
    (alias) =>
      and([
        context.matching(alias),
        sql`${column(alias, "date")} between ${period.from}::date and ${period.to}::date`,
      ]),
    BY_TIME,
    { page, perPage },
  );
  const listOfEntries = (id: string | null) =>
    narrowFilters(givenFilters, [
      withinDays("date", period.from, period.to),
      amongGroups(key, id),
      flagged("is_running", false),
    ]);
  const {
    total_worked_hours: worked_hours,
    total_worked_minutes: _minutes,
    total_billable_minutes: _billable,
    currency: _currency,
    ...rest
  } = totals;
  return {
    data: {
      ...(currency === null ? {} : { currency }),
      rows: rows.map((row) => {
        const filters = listOfEntries(row.key);
        return {
          [key]: row.key,
          name: row.entity_name,
          ...(key === "task_id" ? { project_name: row.project_name } : {}),
          ...(key === "employee_id" ? {} : { client_name: row.client_name }),
          ...figuresOf(row, currency),
          links: { timesheets: filters && link("timesheets", filters) },
        };
      }),
      totals: { worked_hours, ...rest },
    },
    meta: { date: periodForMeta(period) },
    total,
  };
}

const hoursShape = { type: "number", minimum: 0 };
const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, figureOrNull()]));

/** Recorded time by employee, project or task, as a report that is saved and sent like the others. */
export const timeReport = getter("timesheets", {
  title: "Time report",
  question: "How much did we work on which projects?",
  breakdowns: [{ title: "Hours", parts: ["billable_hours", "non_billable_hours"], whole: "worked_hours" }],
  description:
    "Recorded time by project, employee or task, without running timers, those with most time first. Hours are billable as they were worked, before they are rounded for bills. Amounts require view-payroll and are in the base currency. `group` of the list has the same with further figures.",
  parameters,
  takesFilters: true,
  isOfOneMoment: true,
  isPaged: true,
  response: object(
    {
      rows: listOf(
        object(
          {
            name: text,
            entries_count: count,
            worked_hours: hoursShape,
            billable_hours: hoursShape,
            non_billable_hours: hoursShape,
            billable_percent: { type: ["number", "null"] },
            links: links("timesheets"),
          },
          {
            employee_id: textOrNull,
            project_id: textOrNull,
            task_id: textOrNull,
            project_name: textOrNull,
            client_name: textOrNull,
            ...amounts,
            unknown: unknownShape,
          },
        ),
      ),
      totals: object({ worked_hours: hoursShape, entries_count: count }, { ...amounts, ...leftOutShapes }),
    },
    { currency: text },
  ),
  run,
});
