import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { allCauses } from "../../../platform/figures/causes.ts";
import { type Figure, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { conversionOfRows } from "../../rates/index.ts";
import { missingRateOf } from "../rates/entry-causes.ts";
import { centsOf } from "../rates/rate-rules.ts";
import type { OpenPeriod } from "./earned-fees.ts";
import { sumOf } from "./exact-amounts.ts";
import type { Unconverted } from "./unconverted.ts";

export const LINE_KINDS = [
  ...(["manual", "time", "expense"] as const),
  ...(["fixed_fee", "retainer", "overage", "revenue_share"] as const),
];

export type LineKind = (typeof LINE_KINDS)[number];

/**
 * What a project's invoice lines amount to, in whole hundredths of the report's currency: without tax, after all
 * discounts, credit notes negative, void documents not at all.
 */
export interface InvoicedLines {
  /** The number of issued lines dated in the period. */
  readonly count: number;
  /** Issued lines dated in the period, of these kinds. */
  readonly issued: (...kinds: readonly LineKind[]) => Figure;
  /** Issued lines dated up to the end of the period, of these kinds. */
  readonly issuedSinceStart: (...kinds: readonly LineKind[]) => Figure;
  /** Issued shares of the client's revenue for periods that end in the period. */
  readonly shares: Figure;
  /** Lines of drafts, whatever their dates. */
  readonly drafted: Figure;
  /** Issued lines of time dated in the period, and the value of the entries on them, in the project's currency. */
  readonly time: { readonly amount: bigint; readonly value: bigint };
}

const nothing = (): Figure => whole(0n);

/** The lines of a project that has none. */
export const NO_LINES: InvoicedLines = {
  ...{ count: 0, issued: nothing, issuedSinceStart: nothing, shares: nothing(), drafted: nothing() },
  time: { amount: 0n, value: 0n },
};

/** Sums over the lines of one project with the same currency, kind and place in time. */
interface Sums extends Values {
  readonly project_id: string;
  readonly currency: string;
  readonly kind: LineKind;
  readonly is_issued: boolean;
  readonly is_in_period: boolean;
  readonly is_share_of_period: boolean;
  readonly is_until_end: boolean;
  readonly is_unconverted: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly amount: string;
  readonly converted: string;
}

interface Report {
  readonly period: OpenPeriod;
  readonly currency: string;
}

const isWithin = (day: Sql, { from, to }: OpenPeriod): Sql =>
  sql`coalesce(${day} between coalesce(${from}::date, '-infinity') and ${to}::date, false)`;

function loadSums(work: Work, projectIds: readonly string[], { period, currency }: Report): Promise<Sums[]> {
  const converted = conversionOfRows("line_into", {
    from: sql`l.currency`,
    to: sql`${currency}::text`,
    day: sql`l.day`,
  });
  return work.rows<Sums>(sql`select e.project_id, e.currency, e.kind, e.is_issued, e.is_in_period, e.is_share_of_period,
      e.is_until_end, e.converted is null as is_unconverted, count(*)::integer as entries,
      min(e.day) as first_date, max(e.day) as last_date, sum(e.amount)::text as amount,
      coalesce(sum(e.converted), 0)::text as converted
    from (
      select l.*, case when l.own_rate is null then ${converted.converted(sql`l.amount`)}
          else round(l.amount * l.own_rate, 2) end as converted from (
        select l.project_id, l.kind, i.currency, i.number is not null as is_issued,
          i.number is not null and ${isWithin(sql`i.issue_date`, period)} as is_in_period,
          i.number is not null and l.kind = 'revenue_share' and ${isWithin(sql`l.period_end`, period)} as is_share_of_period,
          i.number is not null and i.issue_date <= ${period.to}::date as is_until_end,
          coalesce(i.issue_date, ${work.today}::date) as day,
          case when ${currency}::text = ${work.workspace.baseCurrency}::text then i.exchange_rate end as own_rate,
          (l.net_amount - l.discount_share) * case i.document_type when 'credit_note' then -1 else 1 end as amount
        from invoice_lines l join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
        where l.workspace_id = ${fromContext("workspace")} and l.project_id = any(${projectIds}::text[])
          and i.voided_at is null) l
      ${converted.join}) e
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3`);
}

/** The value of the entries on issued lines of time dated in the period, in the project's currency, by project. */
async function loadTimeOnLines(
  work: Work,
  projectIds: readonly string[],
  period: OpenPeriod,
): Promise<Map<string, bigint>> {
  const rows = await work.rows<{ project_id: string; value: string }>(sql`select l.project_id,
      sum(round(t.frozen_billable_minutes * t.frozen_billed_rate / 60, 2))::text as value
    from invoice_lines l
    join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
    join timesheets t on t.workspace_id = l.workspace_id and t.invoice_line_id = l.id
    where l.workspace_id = ${fromContext("workspace")} and l.project_id = any(${projectIds}::text[]) and l.kind = 'time'
      and i.number is not null and i.voided_at is null and ${isWithin(sql`i.issue_date`, period)}
    group by 1`);
  return new Map(rows.map(({ project_id, value }) => [project_id, centsOf(value)]));
}

/** Adds up lines in the report's currency; those without an exchange rate make the sum incomplete. */
const amountOf = (parts: readonly Sums[], currency: string): Figure => ({
  known: sumOf(parts.map(({ converted }) => centsOf(converted))),
  causes: allCauses(
    parts
      .filter(({ is_unconverted }) => is_unconverted)
      .map((part) => missingRateOf(part, part.currency, currency)),
  ),
});

function linesOf(parts: readonly Sums[], currency: string, timeOnLines: bigint): InvoicedLines {
  const inPeriod = parts.filter(({ is_in_period }) => is_in_period);
  const untilEnd = parts.filter(({ is_until_end }) => is_until_end);
  const among = (lines: readonly Sums[], kinds: readonly LineKind[]): Figure =>
    amountOf(
      lines.filter(({ kind }) => kinds.includes(kind)),
      currency,
    );
  const ofTime = inPeriod.filter(({ kind }) => kind === "time");
  return {
    count: inPeriod.reduce((sum, { entries }) => sum + entries, 0),
    issued: (...kinds) => among(inPeriod, kinds),
    issuedSinceStart: (...kinds) => among(untilEnd, kinds),
    shares: amountOf(
      parts.filter(({ is_share_of_period }) => is_share_of_period),
      currency,
    ),
    drafted: amountOf(
      parts.filter(({ is_issued }) => !is_issued),
      currency,
    ),
    time: { amount: sumOf(ofTime.map(({ amount }) => centsOf(amount))), value: timeOnLines },
  };
}

/**
 * Sums the invoice lines of projects for a report, by project id (rules R5 and R7). A line is converted once: into the
 * base currency by the rate of its document, into others by that of the issue date. Lines dated in the period that cannot be converted are added to `unconverted`.
 */
export async function loadInvoicedLines(
  work: Work,
  projectIds: readonly string[],
  report: Report,
  unconverted: Unconverted,
): Promise<Map<string, InvoicedLines>> {
  const sums = await loadSums(work, projectIds, report);
  if (sums.length === 0) return new Map();
  const timeOnLines = await loadTimeOnLines(work, projectIds, report.period);
  for (const part of sums) {
    if (part.is_unconverted && (part.is_in_period || part.is_share_of_period))
      unconverted.note(part.currency, part.entries, centsOf(part.amount));
  }
  return new Map(
    [...grouped(sums, ({ project_id }) => project_id)].map(([id, parts]) => [
      id,
      linesOf(parts, report.currency, timeOnLines.get(id) ?? 0n),
    ]),
  );
}
