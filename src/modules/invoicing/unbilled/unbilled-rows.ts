import { dayOnTheWire } from "../../../engine/declare/index.ts";
import { allCauses, type Cause } from "../../../platform/figures/causes.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import { type Figure, reportedAmount, totalOf, whole } from "../../../platform/figures/figure.ts";
import { leftOutOf, reportedRow } from "../../../platform/figures/figure-rows.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { missingRateOf } from "../../projects/index.ts";
import { figureOf } from "../analytics/group-figures.ts";
import type { BilledLine } from "../billing/billed-line.ts";
import type { BilledProject } from "../billing/billed-projects.ts";
import type { UnbilledExpenses } from "./unbilled-expenses.ts";
import type { UnbilledTime } from "./unbilled-time.ts";

/** A project with everything of it that could be billed. */
export interface UnbilledProject {
  readonly project: BilledProject;
  readonly time: readonly UnbilledTime[];
  readonly expenses: readonly UnbilledExpenses[];
  readonly fees: readonly BilledLine[];
}

/** The figures of a project, amounts in cents of its currency. */
interface ProjectFigures {
  readonly project: BilledProject;
  readonly minutes: number;
  readonly unapprovedMinutes: number;
  readonly unpricedEntries: number;
  readonly time: Figure;
  readonly expenses: Figure;
  readonly fees: Figure;
  /** `YYYY-MM-DD`; null if only a fee without a period is left. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

const sumOf = <One>(all: readonly One[], number: (one: One) => number): number =>
  all.reduce((sum, one) => sum + number(one), 0);

/** Why time has no price. */
const lackOf = (time: UnbilledTime, base: string, currency: string): Cause =>
  time.lacks_exchange_rate
    ? missingRateOf(time, base, currency)
    : { reason: "no_price", minutes: time.worked_minutes };

/** One line of each rate, rounded once (step A1); incomplete if time has no rate. */
const timeAmount = (time: readonly UnbilledTime[], base: string, currency: string): Figure => ({
  known: time.reduce(
    (sum, { rate, minutes }) =>
      rate === null ? sum : sum + roundedQuotient(BigInt(minutes) * unitsOf(rate, 2), 60n),
    0n,
  ),
  causes: allCauses(time.filter(({ rate }) => rate === null).map((one) => lackOf(one, base, currency))),
});

function figuresOf({ project, time, expenses, fees }: UnbilledProject, base: string): ProjectFigures {
  const approved = time.filter(({ is_approved }) => is_approved);
  const priced = approved.filter(({ rate }) => rate !== null);
  const days = [
    ...[...approved, ...expenses].flatMap(({ first_date, last_date }) => [first_date, last_date]),
    ...fees.flatMap(({ period }) => (period ? [period.from, period.to] : [])),
  ].sort();
  return {
    project,
    minutes: sumOf(priced, ({ minutes }) => minutes),
    unapprovedMinutes: sumOf(time, ({ is_approved, minutes }) => (is_approved ? 0 : minutes)),
    unpricedEntries: sumOf(approved, ({ rate, entries }) => (rate === null ? entries : 0)),
    time: timeAmount(approved, base, project.currency),
    expenses: figureOf(expenses, ({ amount }) => amount, project.currency),
    fees: whole(fees.reduce((sum, line) => sum + feeAmount(line), 0n)),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
  };
}

/** What a fee's line bills: overage by its minutes, everything else as a whole. */
const feeAmount = ({ minutes, unitPrice }: BilledLine): bigint =>
  minutes === null ? unitPrice : roundedQuotient(BigInt(minutes) * unitPrice, 60n);

const amountsOf = ({ time, expenses, fees }: ProjectFigures) => ({
  time_amount: reportedAmount(time),
  expenses_amount: reportedAmount(expenses),
  fees_amount: reportedAmount(fees),
});

const dayOrNull = (day: string | null): string | null => (day === null ? null : dayOnTheWire(day));

/** The rows of the report: projects with anything to bill, by the names of the client and the project. */
export function unbilledRows(
  projects: readonly UnbilledProject[],
  clients: ReadonlyMap<string, string>,
  base: string,
) {
  return projects
    .filter(
      ({ time, expenses, fees }) =>
        time.some(({ is_approved }) => is_approved) || expenses.length > 0 || fees.length > 0,
    )
    .map((one) => ({ figures: figuresOf(one, base), clientName: clients.get(one.project.clientId) ?? "" }))
    .toSorted(
      (a, b) =>
        a.clientName.localeCompare(b.clientName) ||
        a.figures.project.name.localeCompare(b.figures.project.name),
    )
    .map(({ figures, clientName }) => ({
      client_id: figures.project.clientId,
      client_name: clientName,
      project_id: figures.project.id,
      project_name: figures.project.name,
      billing_model: figures.project.terms.billing_model,
      currency: figures.project.currency,
      minutes: figures.minutes,
      ...reportedRow(amountsOf(figures)),
      unapproved_minutes: figures.unapprovedMinutes,
      unpriced_entries: figures.unpricedEntries,
      first_date: dayOrNull(figures.firstDay),
      last_date: dayOrNull(figures.lastDay),
      figures,
    }));
}

type Row = ReturnType<typeof unbilledRows>[number];

/** The totals of each currency. They leave out rows whose amounts are unknown, and name them. */
export const unbilledTotals = (rows: readonly Row[]) =>
  [...grouped(rows, ({ currency }) => currency)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, all]) => {
      const total = (name: "time" | "expenses" | "fees") =>
        reportedAmount(totalOf(all.map(({ figures }) => figures[name]))).value;
      return {
        currency,
        projects: all.length,
        minutes: sumOf(all, ({ minutes }) => minutes),
        time_amount: total("time"),
        expenses_amount: total("expenses"),
        fees_amount: total("fees"),
        unapproved_minutes: sumOf(all, (row) => row.unapproved_minutes),
        unpriced_entries: sumOf(all, (row) => row.unpriced_entries),
        ...leftOutOf(
          all.map(({ project_id, project_name, figures }) => ({
            ...{ id: project_id, name: project_name, figures: amountsOf(figures) },
          })),
        ),
      };
    });
