import { invalidField, type Work } from "../../../engine/work/index.ts";
import type { RelativePeriod } from "../../../platform/reports/relative-period.ts";
import { callOf, isWrong, type ReportCall } from "./report-call.ts";

interface Params {
  readonly report: string;
  readonly parameters?: Readonly<Record<string, string>> | null;
  readonly period?: RelativePeriod | null;
}

/** The report that an action asks for. @throws 403, or 422 that names the field */
export function askedCall(work: Work, { report, parameters = null, period = null }: Params): ReportCall {
  const called = callOf(work, { report, parameters, period });
  if (isWrong(called)) throw invalidField(called.field, called.message, called.allowed);
  return called;
}
