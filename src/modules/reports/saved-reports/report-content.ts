import { readGetter, schemaOf } from "../../../engine/runtime/index.ts";
import { SaidDays, said, type Words, type Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { withBreakdowns } from "../../../platform/reports/breakdowns.ts";
import { closedValuesIn, inWords } from "../../../platform/reports/closed-values.ts";
import type { ReadReport, ReportTable } from "../../../platform/reports/report-data.ts";
import { reportTables } from "../../../platform/reports/report-tables.ts";
import { withUnits } from "../../../platform/reports/units.ts";
import { withEmployeeNames } from "./employee-names.ts";
import type { ReportCall } from "./report-call.ts";

const PER_PAGE = 100;
/** The most pages that are read of a report with pages. */
const MAX_PAGES = 100;

/** A report that was read: its tables, and the period that it reports on; null: it has none. */
export interface ReportContent {
  readonly tables: readonly ReportTable[];
  readonly period: Period | null;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Reads a report with all of its pages, as the actor, in the words of the work.
 * @throws 403 and 422 like a request of the getter
 */
export async function contentOf(work: Work, call: ReportCall): Promise<ReportContent> {
  const { words } = work;
  const first = await pageOf(work, call, 1);
  let data = first.data;
  const pages = call.isPaged ? Math.min(MAX_PAGES, Math.ceil((first.total ?? 0) / PER_PAGE)) : 1;
  for (let page = 2; page <= pages; page++) data = appended(data, (await pageOf(work, call, page)).data);
  const { response, breakdowns } = schemaOf(work).resources.get(call.resource)!.getters[call.path]!;
  const worded = inWords(
    await withEmployeeNames(work, withCurrency(data, first.meta)),
    closedValuesIn(response),
    words,
  );
  return {
    tables: withUnits(
      withBreakdowns(reportTables(said(call.title), worded, words), breakdowns, words),
      currencyIn(worded),
    ),
    period: call.period ?? reportedPeriod(first.meta),
  };
}

const pageOf = (work: Work, { resource, path, parameters, isPaged }: ReportCall, page: number) =>
  readGetter(work, {
    ...{ resource, path },
    parameters: isPaged
      ? new Map([...parameters, ["page", String(page)], ["perPage", String(PER_PAGE)]])
      : parameters,
  });

/** Amounts say their currency in the data or in `meta`; in tables it is one of the figures. */
function withCurrency(data: unknown, meta: Data | undefined): unknown {
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  return isObject && !("currency" in data) && typeof meta?.currency === "string"
    ? { currency: meta.currency, ...data }
    : data;
}

/** The currency of all amounts of a report; null: it has none, or each row has its own. */
function currencyIn(data: unknown): string | null {
  const { currency } = (typeof data === "object" && data !== null ? data : {}) as Data;
  return typeof currency === "string" ? currency : null;
}

/** The rows of another page behind those of the earlier ones; totals are over all pages. */
function appended(data: unknown, more: unknown): unknown {
  if (Array.isArray(data) && Array.isArray(more)) return [...data, ...more];
  const lists = Object.entries(more as Data).filter(([, value]) => Array.isArray(value));
  return {
    ...(data as Data),
    ...Object.fromEntries(
      lists.map(([name, rows]) => [
        name,
        [...((data as Data)[name] as unknown[]), ...(rows as readonly unknown[])],
      ]),
    ),
  };
}

/** The period in the `meta` of a report, which is its default if none was asked for. */
function reportedPeriod(meta: Data | undefined): Period | null {
  const days = meta?.date;
  const [from, to] = Array.isArray(days) ? (days as readonly unknown[]) : [];
  return typeof from === "string" && typeof to === "string"
    ? { from: from.slice(0, 10), to: to.slice(0, 10) }
    : null;
}

/** A period as it is said in a language: `1 Oct – 31 Oct 2026`; null: there is none. */
export const periodInWords = (period: Period | null): SaidDays | null =>
  period && new SaidDays(period.from, period.to);

/** What files say of a report. */
export const readAs = (
  work: Work,
  name: string,
  { question }: Pick<ReportCall, "question">,
  { tables, period }: ReportContent,
): ReadReport => ({
  ...{ name, question: work.words.say(said(question)), tables, words: work.words },
  period: period && work.words.say(periodInWords(period)!),
  workspace: work.workspace.name,
  locale: formatsFor(work.words, work.workspace.locale),
  readAt: work.now,
});

/** The locale of formats: the workspace's where it is of the reader's language, as `de-CH` is German. */
const formatsFor = ({ language }: Words, locale: string): string =>
  wordsIn(locale).language === language ? locale : language;
