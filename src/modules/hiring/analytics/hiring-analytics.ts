import { getter, momentOnTheWire } from "../../../engine/declare/index.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { periodForMeta } from "../../../platform/figures/report-period.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { VIEWERS } from "../rights.ts";
import { type AnalyticsContext, analyticsParameters, linksTo, readQuery } from "./analytics-query.ts";
import { analyticsResponse } from "./analytics-response.ts";
import { readReturns, readStages, readTally } from "./candidate-tally.ts";
import { furthestStages } from "./furthest-stages.ts";
import { readOpenJobs } from "./open-jobs.ts";
import { byReason, bySource, cohortOf, funnelOf, happened, timesToHire } from "./tally-sums.ts";

async function run(context: AnalyticsContext) {
  const { work, link } = context;
  const query = readQuery(context);
  const tally = await readTally(context, query);
  const returns = await readReturns(context, query);
  const stages = await readStages(context, query);
  const open = await readOpenJobs(context, query);
  const { candidate_rejection_reasons: known } = await readSettings(work, "candidate_rejection_reasons");
  const list = linksTo(context, query);
  const days = `${query.period.from},${query.period.to}`;
  const counts = happened(tally);
  const jobs = { job_id: query.jobs, recruiter: query.recruiters, department: query.departments };
  const isEveryJob = Object.values(jobs).every((chosen) => chosen === null);
  return {
    data: {
      ...counts,
      links: {
        applied: list({ applied_at: days }),
        hired: list({ hired_at: days }),
        rejected: list({ rejected_at: days }),
        withdrawn: list({ withdrawn_at: days }),
      },
      cohort: {
        ...cohortOf(tally),
        links: {
          applied: list({ applied_at: days }),
          hired: list({ applied_at: days, status: "hired" }),
          rejected: list({ applied_at: days, status: "rejected" }),
          withdrawn: list({ applied_at: days, status: "withdrawn" }),
          active: list({ applied_at: days, status: "active" }),
        },
      },
      ...timesToHire(tally),
      funnel: funnelOf(furthestStages(tally, returns, stages), stages).map((stage) => {
        const here = { applied_at: days, furthest_stage_id: stage.stage_id };
        return {
          ...stage,
          links: {
            reached: list({ applied_at: days, reached_stage_id: stage.stage_id }),
            active: list({ ...here, status: "active" }),
            rejected: list({ ...here, status: "rejected" }),
            withdrawn: list({ ...here, status: "withdrawn" }),
          },
        };
      }),
      sources: bySource(tally).map(({ source, applied, hired }) => ({
        ...{ source, applied, hired, hire_rate: percentOf(hired, applied) },
        links: {
          applied: list({ applied_at: days, source }),
          hired: list({ applied_at: days, source, status: "hired" }),
        },
      })),
      rejection_reasons: byReason(tally).map(({ reason, count }) => ({
        reason,
        label: known.find(({ key }) => key === reason)?.label ?? reason,
        count,
        share: percentOf(count, counts.rejected_count),
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
  question: "How is hiring going?",
  breakdowns: [
    { title: "Candidates who came no further", parts: ["active_count", "rejected_count", "withdrawn_count"] },
  ],
  description:
    "Who applied, was hired, was rejected or withdrew in a period; how far those who applied in it came, by stage and source; and the jobs that are open now. A stage that was skipped counts as passed.",
  permissions: VIEWERS,
  parameters: analyticsParameters,
  response: analyticsResponse,
  run,
});
