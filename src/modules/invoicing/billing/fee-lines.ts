import { intervalsOf, monthOf, type Period } from "../../../platform/figures/calendar-intervals.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { ReportedPeriod } from "../../../platform/figures/report-period.ts";
import { earnedFees, type FeeTerms, includedMinutes } from "../../projects/index.ts";
import type { LineWords } from "../printing/words/document-words.ts";
import { filled } from "../printing/words/words-of-locale.ts";
import type { BilledKind, BilledLine, NamedProject } from "./billed-line.ts";

/** A project with fees, and what live lines already bill of them. Months are written `2026-03`. */
export interface FeeProject extends NamedProject {
  readonly terms: FeeTerms;
  /** The gross amount of its live lines of a fixed fee, in cents. */
  readonly billedFee: bigint;
  /** The months of a retainer that are billed. */
  readonly billedMonths: ReadonlySet<string>;
  /** The billed minutes of overage, by month. */
  readonly billedOverage: ReadonlyMap<string, number>;
  /** The billable minutes that count against the retainer, by month. */
  readonly minutes: ReadonlyMap<string, number>;
}

/** The lines that bill the fees of a project (section B of invoicing) in a period, in the words of the client. */
export function feeLines(
  project: FeeProject,
  period: ReportedPeriod,
  today: string,
  words: LineWords,
): BilledLine[] {
  if (project.terms.billing_model === "fixed_fee") return fixedFee(project, words);
  if (project.terms.billing_model !== "retainer") return [];
  const months = activeMonths(project.terms, period.to);
  return [...retainers(project, months, period, words), ...overages(project, months, period, today, words)];
}

function fixedFee(project: FeeProject, words: LineWords): BilledLine[] {
  const remaining = (project.terms.fee ?? 0n) - project.billedFee;
  return remaining > 0n
    ? [feeLine(project, "fixed_fee", { name: words.fixedFee, unitPrice: remaining, period: null })]
    : [];
}

/** A calendar month, and its first and last day within the span of the project. */
interface ActiveMonth extends Period {
  readonly label: string;
  /** The last day of the calendar month. */
  readonly end: string;
}

/** The months of the project that begin up to a day. */
function activeMonths({ starts_at, ends_at }: FeeTerms, to: string): ActiveMonth[] {
  if (starts_at === null) return [];
  return intervalsOf({ from: starts_at, to }, "month").flatMap(({ label, from }) => {
    const end = monthOf(from).to;
    const last = ends_at !== null && ends_at < end ? ends_at : end;
    return last < from ? [] : [{ label, from, to: last, end }];
  });
}

const isWithin = (day: string, { from, to }: ReportedPeriod): boolean =>
  (from === null || day >= from) && day <= to;

/** The fee of each month whose first active day is in the period, unless it is billed. */
const retainers = (
  project: FeeProject,
  months: readonly ActiveMonth[],
  period: ReportedPeriod,
  words: LineWords,
): BilledLine[] =>
  months
    .filter(({ from, label }) => isWithin(from, period) && !project.billedMonths.has(label))
    .flatMap(({ label, from, to }) => {
      const cents = earnedFees(project.terms, { from, to }).reduce((sum, slice) => sum + slice.cents, 0n);
      const terms = {
        name: filled(words.retainer, { month: label }),
        unitPrice: cents,
        period: { from, to },
      };
      return cents > 0n ? [feeLine(project, "retainer", terms)] : [];
    });

/** The minutes of each month of the period that has ended, beyond those included and billed. */
function overages(
  project: FeeProject,
  months: readonly ActiveMonth[],
  period: ReportedPeriod,
  today: string,
  words: LineWords,
): BilledLine[] {
  const { terms, minutes, billedOverage } = project;
  const rate = terms.billed_rate;
  if (terms.retainer_minutes === null || rate === null) return [];
  return months
    .filter(({ to, end }) => isWithin(to, period) && end < today)
    .flatMap(({ label, from, to }) => {
      const included = includedMinutes(terms, to) + (billedOverage.get(label) ?? 0);
      const over = (minutes.get(label) ?? 0) - included;
      const price = {
        name: filled(words.overage, { month: label }),
        unitPrice: unitsOf(rate, 2),
        period: { from, to },
      };
      return over > 0 ? [{ ...feeLine(project, "overage", price), minutes: over }] : [];
    });
}

const feeLine = (
  { id, name: projectName }: FeeProject,
  kind: BilledKind,
  { name, ...price }: Pick<BilledLine, "unitPrice" | "period"> & { readonly name: string },
): BilledLine => ({
  ...{ kind, projectId: id, description: `${projectName} – ${name}`, minutes: null, ...price },
  ...{ taskId: null, employeeId: null, entries: [], expenseIds: [] },
});
