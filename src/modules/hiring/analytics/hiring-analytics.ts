import { getter, momentOnTheWire } from "../../../engine/declare/index.ts";
import { periodForMeta } from "../../../platform/figures/report-period.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { SOURCES } from "../candidates/candidate-fields.ts";
import { VIEWERS } from "../rights.ts";
import { type AnalyticsContext, analyticsParameters, linksTo, readQuery } from "./analytics-query.ts";
import { analyticsResponse } from "./analytics-response.ts";
import {
  type FunnelStage,
  readFunnel,
  readOpenJobs,
  readOverall,
  readReasons,
  readSources,
} from "./candidate-counts.ts";

const percentOf = (part: number, whole: number): number | null => roundRatio(part * 100, whole, 2);
const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

const funnelOf = (stages: readonly FunnelStage[]) =>
  stages.map(({ reached_count, average_days, ...stage }, index) => ({
    ...{ stage_id: stage.stage_id, name: stage.name, reached_count },
    active_count: stage.active_count,
    rejected_count: stage.rejected_count,
    withdrawn_count: stage.withdrawn_count,
    conversion_from_previous: index === 0 ? null : percentOf(reached_count, stages[index - 1]!.reached_count),
    conversion_from_start: percentOf(reached_count, stages[0]!.reached_count),
    average_days: numberOf(average_days),
  }));

async function run(context: AnalyticsContext) {
  const { work, link } = context;
  const query = readQuery(context);
  const overall = await readOverall(context, query);
  const funnel = await readFunnel(context, query);
  const sources = await readSources(context, query);
  const reasons = await readReasons(context, query);
  const open = await readOpenJobs(context, query);
  const { candidate_rejection_reasons: known } = await readSettings(work, "candidate_rejection_reasons");
  const list = linksTo(context, query);
  const days = `${query.period.from},${query.period.to}`;
  const { applied_count, hired_count, rejected_count, withdrawn_count } = overall;
  const jobs = { job_id: query.jobs, recruiter: query.recruiters, department: query.departments };
  const isEveryJob = Object.values(jobs).every((chosen) => chosen === null);
  return {
    data: {
      ...{ applied_count, hired_count, rejected_count, withdrawn_count },
      links: {
        applied: list({ applied_at: days }),
        hired: list({ hired_at: days }),
        rejected: list({ rejected_at: days }),
        withdrawn: list({ withdrawn_at: days }),
      },
      cohort: {
        applied: applied_count,
        hired: overall.cohort_hired,
        rejected: overall.cohort_rejected,
        withdrawn: overall.cohort_withdrawn,
        active: overall.cohort_active,
        hire_rate: percentOf(overall.cohort_hired, applied_count),
        links: {
          applied: list({ applied_at: days }),
          hired: list({ applied_at: days, status: "hired" }),
          rejected: list({ applied_at: days, status: "rejected" }),
          withdrawn: list({ applied_at: days, status: "withdrawn" }),
          active: list({ applied_at: days, status: "active" }),
        },
      },
      average_time_to_hire_days: numberOf(overall.time_to_hire),
      average_time_to_fill_days: numberOf(overall.time_to_fill),
      funnel: funnelOf(funnel),
      sources: SOURCES.flatMap((source) => sources.filter((row) => row.source === source)).map(
        ({ source, applied, hired }) => ({
          ...{ source, applied, hired, hire_rate: percentOf(hired, applied) },
          links: {
            applied: list({ applied_at: days, source }),
            hired: list({ applied_at: days, source, status: "hired" }),
          },
        }),
      ),
      rejection_reasons: reasons.map(({ reason, count }) => ({
        reason,
        label: known.find(({ key }) => key === reason)?.label ?? reason,
        count,
        share: percentOf(count, rejected_count),
        links: { list: list({ rejected_at: days, rejection_reason: reason }) },
      })),
      open_jobs: {
        ...open,
        remaining: open.openings - open.hired,
        links: { list: isEveryJob ? link("jobs", { status: "open" }) : null },
      },
    },
    meta: { date: periodForMeta(query.period), as_of: momentOnTheWire(work.now) },
  };
}

/** Who applied, was hired, was rejected or withdrew in a period, and how far those who applied came. */
export const hiringAnalytics = getter("candidates", {
  title: "Hiring analytics",
  description:
    "Who applied, was hired, was rejected or withdrew in a period; how far those who applied in it came, by stage and source; and the jobs that are open now. A stage that was skipped counts as passed.",
  permissions: VIEWERS,
  parameters: analyticsParameters,
  response: analyticsResponse,
  run,
});
