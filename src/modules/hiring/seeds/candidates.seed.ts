import { analyzeTables, BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { type Applicant, type Applying, applicant, hiredApplicant, pooled } from "./applicants.seed.ts";
import { seedCurricula } from "./curricula.seed.ts";
import { hiringCompanyOf } from "./hiring-company.seed.ts";
import { impressionsOf } from "./impressions.seed.ts";
import { inventJobs, type SeededJob } from "./jobs.seed.ts";

/** How many candidates are loaded at once, so that memory does not grow with their number. */
const PART = 5000;
/** How many candidates there are for each job without a hire, and at most for each hire. */
const [FOR_A_JOB, FOR_A_HIRE] = [24, 4];
const MAX_JOBS = 150;
/** The share of candidates in the pool. */
const POOLED = 0.05;

/** How long candidates may stay in each stage. */
const STALE_AFTER = [7, 10, 14, 14, 10];
const COLORS = ["#64748b", "#0ea5e9", "#8b5cf6", "#f59e0b", "#16a34a"];
/** The stage after which candidates are rated. */
const INTERVIEW = 2;

/** Says when candidates wait too long, unless the workspace has candidates and may have decided that itself. */
async function limitStages(work: Work, stageIds: readonly string[]): Promise<void> {
  const own = sql`workspace_id = ${fromContext("workspace")}`;
  if (await work.row(sql`select 1 from candidates where ${own} limit 1`)) return;
  for (const [index, id] of stageIds.entries())
    await work.update("hiring-stages", id, {
      ...{ stale_after_days: STALE_AFTER[index] ?? 14, requires_rating: index === INTERVIEW },
      color: COLORS[index % COLORS.length],
    });
}

/** Jobs attract candidates for as long as they are open, some more than others. */
function weightedJobs(work: Work, random: SeededRandom, jobs: readonly SeededJob[]): [SeededJob, number][] {
  return jobs.flatMap((job): [SeededJob, number][] => {
    if (job.openedAt === null) return [];
    const days = ((job.closedAt ?? work.now).getTime() - job.openedAt.getTime()) / 86_400_000;
    return [[job, Math.ceil(days) * random.integer(1, 3)]];
  });
}

/** Stores the intervals of the candidates, which are not journalled. */
async function keepHistory(
  { work, company: { stageIds } }: Applying,
  part: readonly Applicant[],
): Promise<void> {
  const rows = part.flatMap(({ candidate, intervals }) =>
    intervals.map(({ stage, from, to, exit }, index) => ({
      ...{ id: work.newId(from), candidate_id: candidate.id, job_id: candidate.job_id },
      ...{ stage_id: stageIds[stage], from_stage_id: stage === 0 ? null : stageIds[stage - 1] },
      // No seeded candidate returns to a stage.
      next_stage_id: index === intervals.length - 1 ? null : stageIds[stage + 1],
      ...{ entered_at: from, left_at: to, exit },
    })),
  );
  await work.rows(sql`insert into candidate_stage_history
      (workspace_id, id, candidate_id, job_id, stage_id, from_stage_id, next_stage_id, entered_at, left_at, exit)
    select ${fromContext("workspace")}, one.id, one.candidate_id, one.job_id, one.stage_id, one.from_stage_id,
      one.next_stage_id, one.entered_at, one.left_at, one.exit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id text, candidate_id text, job_id text,
      stage_id text, from_stage_id text, next_stage_id text, entered_at timestamptz, left_at timestamptz, exit text)`);
}

async function store(applying: Applying, part: readonly Applicant[]): Promise<number> {
  const { work, random, company } = applying;
  const impressions = impressionsOf(work, random, company, part);
  const bulk = new BulkLoad(work);
  await bulk.insertStored(
    "candidates",
    part.map(({ candidate }) => candidate),
  );
  if (impressions.length > 0) await bulk.insertStored("feedback", impressions);
  await bulk.finish();
  await keepHistory(applying, part);
  return impressions.length;
}

/**
 * Creates candidates over two years with their jobs, their ways through the stages, and what interviewers said. The
 * company's latest employees are among them, as those who were hired. `onlyAdds`: the stages stay as they are.
 */
export async function seedCandidates(
  work: Work,
  wanted: number,
  random: SeededRandom,
  onlyAdds = false,
): Promise<Record<string, number>> {
  const made = { jobs: 0, candidates: 0, feedback: 0 };
  const company = await hiringCompanyOf(work);
  const { stageIds, reasons } = company;
  const isUnusable = [stageIds, reasons.we_rejected, reasons.they_withdrew].some(
    ({ length }) => length === 0,
  );
  if (wanted === 0 || isUnusable) return made;
  if (!onlyAdds) await limitStages(work, stageIds);
  const applying: Applying = { work, random, company };
  const starters = company.starters.slice(0, Math.floor(wanted / FOR_A_HIRE));
  const others = Math.min(MAX_JOBS, Math.max(2, Math.round(wanted / FOR_A_JOB)));
  const options = { work, random, recruiters: company.recruiters };
  const jobs = inventJobs(options, starters, company.positions, others);
  const bulk = new BulkLoad(work);
  await bulk.insertStored(
    "jobs",
    jobs.map(({ row }) => row),
  );
  await bulk.finish();
  made.jobs = jobs.length;

  const weighted = weightedJobs(work, random, jobs);
  const hired = jobs.flatMap((job) => job.hires.map((hire) => hiredApplicant(applying, job, hire)));
  let number = 0;
  while (made.candidates < wanted) {
    const isFirst = made.candidates === 0;
    const part = isFirst ? [...hired] : [];
    while (part.length < Math.min(PART, wanted - made.candidates)) {
      number++;
      const isPooled = random.chance(POOLED);
      part.push(isPooled ? pooled(applying, number) : applicant(applying, random.weighted(weighted), number));
    }
    made.feedback += await store(applying, part);
    made.candidates += part.length;
    if (isFirst) await seedCurricula(work, part);
  }
  await analyzeTables(work, ["candidate-stage-history"]);
  return made;
}
