import { roundRatio } from "../../src/platform/figures/round-ratio.ts";

/** A time that a lead spent in a stage, in milliseconds since 1970. */
export interface Interval {
  readonly stage: string;
  readonly from: number;
  readonly to: number | null;
  readonly exit: "moved" | "won" | "lost" | null;
}

/** A lead as the reference knows it. Amounts are in cents. */
export interface KnownLead {
  readonly id: string;
  readonly status: "open" | "won" | "lost";
  readonly createdAt: number;
  readonly wonAt: number | null;
  readonly lostAt: number | null;
  readonly amount: number | null;
  /** Oldest first. */
  readonly history: readonly Interval[];
}

/** A period in milliseconds; the end is not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;

export const isIn = (moment: number | null, { from, to }: Span): boolean =>
  moment !== null && moment >= from && moment < to;

const days = (milliseconds: number, count: number): number | null =>
  roundRatio(milliseconds, count * DAY_MS, 2);

/** The furthest position that a lead visited among the stages that are not archived; the first if there is none. */
export const furthestOf = ({ history }: KnownLead, positions: ReadonlyMap<string, number>): number =>
  Math.max(1, ...history.map(({ stage }) => positions.get(stage) ?? 1));

/** The funnel of the leads that were created in a period, lead by lead. */
export function cohortFunnelOf(
  leads: readonly KnownLead[],
  stages: readonly string[],
  span: Span,
): Record<string, unknown>[] {
  const positions = new Map(stages.map((id, index) => [id, index + 1]));
  const cohort = leads.filter(({ createdAt }) => isIn(createdAt, span));
  return stages.map((stage, index) => {
    const last = (lead: KnownLead): boolean => furthestOf(lead, positions) === index + 1;
    const reached = cohort.filter(
      (lead) => lead.status === "won" || furthestOf(lead, positions) >= index + 1,
    );
    const spent = cohort
      .map(({ history }) => history.filter((one) => one.stage === stage && one.to !== null))
      .filter((completed) => completed.length > 0)
      .map((completed) => completed.reduce((sum, { from, to }) => sum + to! - from, 0));
    return {
      stage_id: stage,
      reached_count: reached.length,
      reached_amount: reached.reduce((sum, { amount }) => sum + (amount ?? 0), 0) / 100,
      open_count: cohort.filter((lead) => lead.status === "open" && last(lead)).length,
      lost_count: cohort.filter((lead) => lead.status === "lost" && last(lead)).length,
      average_days: days(
        spent.reduce((sum, one) => sum + one, 0),
        spent.length,
      ),
    };
  });
}

type Passage = "advanced" | "moved_back" | "lost" | "stayed";

/** How a lead left a stage in the period, by its last interval there that overlaps it; null if it was not there. */
function passageOf(
  { history, status }: KnownLead,
  stage: string,
  positions: ReadonlyMap<string, number>,
  span: Span,
): Passage | null {
  const index = history.findLastIndex(
    (one) => one.stage === stage && one.from < span.to && (one.to === null || one.to >= span.from),
  );
  const interval = history[index];
  if (!interval) return null;
  if (!isIn(interval.to, span)) return "stayed";
  if (interval.exit === "won") return "advanced";
  if (interval.exit === "lost") return "lost";
  const next = history.slice(index + 1).find((one) => positions.has(one.stage));
  if (!next) return status === "won" ? "advanced" : status === "lost" ? "lost" : "stayed";
  const [before, after] = [positions.get(stage)!, positions.get(next.stage)!];
  return after > before ? "advanced" : after < before ? "moved_back" : "stayed";
}

/** The funnel of a period: how the leads that were in each stage during it left the stage. */
export function periodFunnelOf(
  leads: readonly KnownLead[],
  stages: readonly string[],
  span: Span,
): Record<string, unknown>[] {
  const positions = new Map(stages.map((id, index) => [id, index + 1]));
  return stages.map((stage) => {
    const passages = leads.map((lead) => passageOf(lead, stage, positions, span));
    const count = (passage: Passage): number => passages.filter((one) => one === passage).length;
    const ended = leads.flatMap(({ history }) =>
      history.filter((one) => one.stage === stage && isIn(one.to, span)),
    );
    return {
      stage_id: stage,
      in_stage_count: passages.filter((one) => one !== null).length,
      advanced_count: count("advanced"),
      moved_back_count: count("moved_back"),
      lost_count: count("lost"),
      stayed_count: count("stayed"),
      average_days: days(
        ended.reduce((sum, { from, to }) => sum + to! - from, 0),
        ended.length,
      ),
    };
  });
}
