import { addDays } from "../../../engine/declare/index.ts";
import { planGetterCall, schemaOf } from "../../../engine/runtime/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { ApiError, message, type ReadOnlyWork } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { daysOfPeriod, type RelativePeriod } from "../../../platform/reports/relative-period.ts";

/** What is asked of a report, as it is saved. */
export interface AskedReport {
  /** `<resource>/<getter>` */
  readonly report: string;
  /** Parameters of the getter, as in its URL. */
  readonly parameters: Readonly<Record<string, string>> | null;
  readonly period: RelativePeriod | null;
}

/** A request of the getter on a day. */
export interface ReportCall {
  readonly resource: string;
  readonly path: string;
  readonly title: string;
  readonly question: string;
  readonly isPaged: boolean;
  readonly parameters: ReadonlyMap<string, string>;
  readonly period: Period | null;
}

/** Parameters that the report itself sets: it has all pages, and its own formats. */
const SET_BY_REPORT = ["format", "page", "perPage", "tenant"];

/** The getters with a question, as `<resource>/<getter>`, as far as the actor may read them. */
export const openReports = (work: ReadOnlyWork): string[] =>
  [...schemaOf(work).resources.values()].flatMap(({ name: resource, getters }) =>
    Object.entries(getters)
      .filter(([, { question, level }]) => question !== null && level === "collection")
      .filter(([path]) => mayRead(work, resource, path))
      .map(([path]) => `${resource}/${path}`),
  );

function mayRead(work: ReadOnlyWork, resource: string, path: string): boolean {
  try {
    planGetterCall(work, { resource, path, parameters: new Map() });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.kind !== "forbidden";
  }
}

/** Something that is wrong with what is asked, by the field. */
export interface AskedWrongly {
  readonly field: "report" | "parameters" | "period";
  readonly message: Text;
  readonly allowed?: readonly string[];
}

/** The request of a saved report as of today, or what is wrong with it. @throws 403 if the actor may not read it */
export function callOf(work: ReadOnlyWork, asked: AskedReport): ReportCall | AskedWrongly {
  const [resource = "", ...rest] = asked.report.split("/");
  const path = rest.join("/");
  const schema = schemaOf(work).resources.get(resource);
  const getter = schema && Object.hasOwn(schema.getters, path) ? schema.getters[path] : undefined;
  if (!getter || getter.question === null || getter.level !== "collection")
    return { field: "report", message: "The selected report is invalid.", allowed: openReports(work) };
  const given = Object.entries(asked.parameters ?? {});
  const own = given.find(([name]) => SET_BY_REPORT.includes(name));
  if (own) return { field: "parameters", message: message`The ${own[0]} parameter cannot be saved.` };
  if (asked.period !== null && !("date" in getter.parameters))
    return { field: "period", message: "The report has no period." };
  if (asked.period !== null && asked.parameters?.date !== undefined)
    return { field: "period", message: "The period field is prohibited when parameters has a date." };
  const { today, workspace } = work;
  const days = asked.period && daysOfPeriod(asked.period, today, workspace.weekStartsOn);
  // A report on one day is on the last one of the period.
  const whole = days && getter.parameters.date!.isSingle ? { from: days.to, to: days.to } : days;
  const { title, question, isPaged } = getter;
  const asOf = (period: Period | null): ReportCall | AskedWrongly => {
    const parameters = new Map(given);
    if (period) parameters.set("date", writtenAs(period));
    return (
      refusal(work, { resource, path, parameters }) ?? {
        ...{ resource, path, title, question, isPaged, parameters },
        period,
      }
    );
  };
  const called = asOf(whole);
  // A report on what has happened refuses a period that is not over, such as this year: it is read until today.
  const isUnderWay = whole !== null && whole.from <= today && whole.to > today;
  return isWrong(called) && isUnderWay ? asOf({ from: whole.from, to: today }) : called;
}

const writtenAs = ({ from, to }: Period): string => (from === to ? from : `${from},${to}`);

/** Why the parameters are refused, by the rules of the getter's own URL. @throws 403 */
function refusal(
  work: ReadOnlyWork,
  call: Pick<ReportCall, "resource" | "path" | "parameters">,
): AskedWrongly | null {
  try {
    planGetterCall(work, call);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
    const [message = error.message] = Object.values(error.errors).flat();
    const allowed = Object.values(error.details.allowed ?? {})[0]?.map(String);
    return { field: "parameters", message, ...(allowed ? { allowed } : {}) };
  }
}

export const isWrong = (called: ReportCall | AskedWrongly): called is AskedWrongly => "field" in called;

/** The day after, from which a new schedule counts. */
export const dayAfter = (day: string): string => addDays(day, 1);
