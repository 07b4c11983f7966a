import { analyzeTables, BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { daysLater, ending, invented, type SeededInterval } from "./lead-history.seed.ts";
import { activitiesOf, meetingsOf } from "./lead-timeline.seed.ts";
import { companyName, FIRST_NAMES, JOBS, LAST_NAMES, OFFERINGS } from "./sales.seed.ts";

type Stored = Values & { readonly id: string };

/** The period in which the leads were created, in days. */
const DAYS = 730;
/** How many people sell. */
const SELLERS = 6;
/** How many leads are loaded at once, so that memory does not grow with their number. */
const PART = 5000;

interface Pipeline {
  readonly stageIds: readonly string[];
  readonly sourceIds: readonly string[];
  readonly owners: readonly string[];
  readonly reasons: readonly string[];
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

async function pipelineOf(work: Work): Promise<Pipeline> {
  const own = sql`workspace_id = ${fromContext("workspace")} and archived_at is null`;
  const stages = await work.rows<{ id: string }>(
    sql`select id from lead_stages where ${own} order by position`,
  );
  const sources = await work.rows<{ id: string }>(
    sql`select id from lead_sources where ${own} order by name`,
  );
  const owners = await work.rows<{ id: string }>(sql`select id from employees where ${own}
    and start_date <= ${fromContext("today")} order by id limit ${SELLERS}::integer`);
  const { lead_lost_reasons: reasons } = await readSettings(work, "lead_lost_reasons");
  return {
    stageIds: idsOf(stages),
    sourceIds: idsOf(sources),
    owners: idsOf(owners),
    reasons: reasons
      .filter((one) => !one.is_archived && !one.requires_note)
      .map(({ key }: { readonly key: string }) => key),
  };
}

interface Invented {
  readonly lead: Stored;
  readonly intervals: readonly SeededInterval[];
}

/** Invents a lead; about every tenth has no owner, and some have no amount or source. */
function invent(work: Work, random: SeededRandom, pipeline: Pipeline, n: number): Invented {
  const createdAt = daysLater(random, work.now, -random.integer(1, DAYS));
  const intervals = invented(random, createdAt, work.now, pipeline.stageIds.length);
  const last = intervals.at(-1)!;
  const [name, least, most] = random.pick(OFFERINGS);
  const [first, family] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const company = companyName(n);
  const hasAmount = last.exit === "won" || random.chance(0.92);
  const lead = {
    id: work.newId(createdAt),
    name,
    company_name: company,
    ...{ contact_first_name: first, contact_last_name: family, contact_position: random.pick(JOBS) },
    email: `${first}.${family}@${company.split(" ").slice(0, 2).join("-")}${n}.example`
      .normalize("NFD")
      .replace(/[^\w.@-]/g, "")
      .toLowerCase(),
    stage_id: pipeline.stageIds[last.stage]!,
    source_id: random.chance(0.94) ? random.pick(pipeline.sourceIds) : null,
    owner_employee_id: pipeline.owners.length > 0 && random.chance(0.9) ? random.pick(pipeline.owners) : null,
    amount: hasAmount ? `${Math.round(random.integer(least, most) / 50) * 50}.00` : null,
    currency: work.workspace.baseCurrency,
    probability_override: random.chance(0.08) ? random.integer(1, 9) * 10 : null,
    expected_close_date: random.chance(0.85)
      ? daysLater(random, last.from, random.integer(15, 90)).toISOString().slice(0, 10)
      : null,
    priority: random.pick(["low", "medium", "medium", "medium", "high"]),
    ...ending(last, random.pick(pipeline.reasons)),
    created_at: createdAt,
    updated_at: last.to ?? last.from,
  };
  return { lead, intervals };
}

/** Creates leads over two years, with their ways through the stages and their timelines; `onlyAdds`: the stages stay as they are. */
export async function seedLeads(
  work: Work,
  wanted: number,
  random: SeededRandom,
  onlyAdds = false,
): Promise<Record<string, number>> {
  const pipeline = await pipelineOf(work);
  const made = { leads: 0, "lead-activities": 0, meetings: 0 };
  if (wanted === 0 || pipeline.stageIds.length === 0 || pipeline.reasons.length === 0) return made;
  if (!onlyAdds) await limitStages(work, pipeline.stageIds);
  for (let start = 0; start < wanted; start += PART) {
    const part = Array.from({ length: Math.min(PART, wanted - start) }, (_none, index) =>
      invent(work, random, pipeline, start + index),
    );
    const timelines = part.map(({ lead, intervals }) => ({
      ...{ work, random, leadId: lead.id, owner: lead.owner_employee_id as string | null },
      ...{ intervals, stageIds: pipeline.stageIds },
    }));
    const activities = timelines.flatMap(activitiesOf);
    const meetings = timelines.flatMap(meetingsOf);
    const bulk = new BulkLoad(work);
    await bulk.insertStored(
      "leads",
      part.map(({ lead }) => lead),
    );
    await bulk.insertStored("lead-activities", activities);
    await bulk.insertStored("meetings", meetings);
    await bulk.finish();
    await keepHistory(work, part, pipeline.stageIds);
    made.leads += part.length;
    made["lead-activities"] += activities.length;
    made.meetings += meetings.length;
  }
  await analyzeTables(work, ["lead-stage-history"]);
  return made;
}

/** After how many days leads in each stage are stale. */
const STALE_AFTER = [14, 21, 30, 30, 21];

/** Says when leads are stale, unless the workspace has leads and may have decided that itself. */
async function limitStages(work: Work, stageIds: readonly string[]): Promise<void> {
  const own = sql`workspace_id = ${fromContext("workspace")}`;
  if (await work.row(sql`select 1 from leads where ${own} limit 1`)) return;
  for (const [index, id] of stageIds.entries())
    await work.update("lead-stages", id, { stale_after_days: STALE_AFTER[index] ?? 30 });
}

/** Stores the intervals of the leads, which are not journalled. */
async function keepHistory(
  work: Work,
  part: readonly Invented[],
  stageIds: readonly string[],
): Promise<void> {
  const rows = part.flatMap(({ lead, intervals }) =>
    intervals.map(({ stage, from, to, exit }, index) => ({
      id: work.newId(from),
      lead_id: lead.id,
      stage_id: stageIds[stage],
      from_stage_id: stage === 0 ? null : stageIds[stage - 1],
      // No seeded lead returns to a stage.
      next_stage_id: index === intervals.length - 1 ? null : stageIds[stage + 1],
      ...{ entered_at: from, left_at: to, exit },
    })),
  );
  await work.rows(sql`insert into lead_stage_history
      (workspace_id, id, lead_id, stage_id, from_stage_id, next_stage_id, entered_at, left_at, exit)
    select ${fromContext("workspace")}, one.id, one.lead_id, one.stage_id, one.from_stage_id, one.next_stage_id,
      one.entered_at, one.left_at, one.exit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id text, lead_id text, stage_id text,
      from_stage_id text, next_stage_id text, entered_at timestamptz, left_at timestamptz, exit text)`);
}
