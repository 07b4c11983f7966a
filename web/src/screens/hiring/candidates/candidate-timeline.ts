import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../../api/queries.ts";
import type { ApiRecord, RecordWith } from "../../../api/records.ts";
import { impressionsQuery } from "./feedback-tab.tsx";

type Candidate = ApiRecord<"candidates">;

/** The time of a candidate in a stage, for a job. */
export type Interval = RecordWith<{
  readonly entered_at: string;
  readonly left_at: string | null;
  readonly duration_minutes: number;
  readonly exit: "moved" | "transferred" | "rejected" | "withdrawn" | "hired" | null;
  readonly note: string | null;
}>;

/** An entry of the timeline of a candidate. */
export type CandidateEntry =
  | {
      readonly kind: "entered";
      readonly at: string;
      readonly interval: Interval;
      readonly before: Interval | null;
    }
  | { readonly kind: "ended"; readonly at: string; readonly interval: Interval }
  | { readonly kind: "feedback"; readonly at: string; readonly record: ApiRecord<"feedback"> };

const ENDS = new Set(["rejected", "withdrawn", "hired"]);

/** What the intervals in stages say: each entry into one, and how the application ended, perhaps several times. */
export function entriesOf(intervals: readonly Interval[]): CandidateEntry[] {
  return intervals.flatMap((interval, index): CandidateEntry[] => {
    const { entered_at, left_at, exit } = interval.attributes;
    const entered = {
      kind: "entered",
      at: entered_at,
      interval,
      before: intervals[index - 1] ?? null,
    } as const;
    const hasEnded = left_at !== null && exit !== null && ENDS.has(exit);
    return hasEnded ? [entered, { kind: "ended", at: left_at, interval }] : [entered];
  });
}

/** What happened with a candidate, the latest first: stages, ends and feedback together. */
export function useCandidateTimeline(id: string) {
  const history = useQuery(
    recordQuery("candidates", id, {
      include: "stageHistory,stageHistory.stage,stageHistory.job,stageHistory.movedBy",
    }),
  );
  const feedback = useQuery(impressionsQuery(id));
  const record = history.data?.record as Candidate | undefined;
  const intervals = (record?.relationships?.stageHistory ?? []) as unknown as readonly Interval[];
  const said = ((feedback.data?.data ?? []) as unknown as readonly ApiRecord<"feedback">[]).map(
    (one): CandidateEntry => ({ kind: "feedback", at: one.attributes.given_at, record: one }),
  );
  // What happened at the same moment keeps its order: an interval ends before the next one begins.
  const entries = [...entriesOf(intervals), ...said].sort(
    (one, other) => Number(one.at > other.at) - Number(one.at < other.at),
  );
  return {
    isReading: !history.data || feedback.isPending,
    error: history.error ?? feedback.error,
    entries: entries.reverse(),
  };
}
