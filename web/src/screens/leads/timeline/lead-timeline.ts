import { useQuery } from "@tanstack/react-query";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";

export type Activity = ApiRecord<"lead-activities">;
export type Meeting = ApiRecord<"meetings">;

/** An entry of a timeline: something that happened, or is planned, at a time; a task can be planned for none. */
export type Entry =
  | { readonly kind: "activity"; readonly at: string | null; readonly record: Activity }
  | { readonly kind: "meeting"; readonly at: string; readonly record: Meeting };

const isOpenTask = ({ attributes }: Activity): boolean =>
  attributes.type === "task" && attributes.completed_at === null;

const activityEntry = (record: Activity): Entry => {
  const { occurred_at, completed_at, due_at, created_at } = record.attributes;
  const at = isOpenTask(record) ? due_at : (occurred_at ?? completed_at ?? created_at);
  return { kind: "activity", at, record };
};

const meetingEntry = (record: Meeting): Entry => ({
  kind: "meeting",
  at: record.attributes.starts_at,
  record,
});

const isPlanned = (entry: Entry): boolean =>
  entry.kind === "meeting" ? entry.record.attributes.status === "scheduled" : isOpenTask(entry.record);

/** Moments and ids are compared as the API writes them; what has no date comes last. */
const orderOf = ({ at, record }: Entry): string => `${at ?? "9"} ${record.id}`;

const byTime = (one: Entry, other: Entry): number => (orderOf(one) < orderOf(other) ? -1 : 1);

/**
 * What is planned with a lead, the next first, and what happened, the latest first: activities and meetings together.
 * At most 500 of each are read; `hasMore` if there are more.
 */
export function useLeadTimeline(leadId: string) {
  const activities = useQuery(
    listQuery("lead-activities", {
      ...{ lead_id: leadId, sort: "-created_at", perPage: MAX_OPTIONS },
      include: "createdBy[id|first_name|last_name|email],assignee[id|name]",
    }),
  );
  const meetings = useQuery(
    listQuery("meetings", { lead_id: leadId, sort: "-starts_at", perPage: MAX_OPTIONS }),
  );
  const read = activities.data && meetings.data;
  const entries = read
    ? [...activities.data.data.map(activityEntry), ...meetings.data.data.map(meetingEntry)].sort(byTime)
    : [];
  return {
    isReading: !read,
    error: activities.error ?? meetings.error,
    planned: entries.filter(isPlanned),
    past: entries.filter((entry) => !isPlanned(entry)).reverse(),
    hasMore: [activities.data, meetings.data].some((page) => page && page.meta.total > page.data.length),
  };
}
