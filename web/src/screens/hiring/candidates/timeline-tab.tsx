import type { ApiRecord } from "../../../api/records.ts";
import type { IconName } from "../../../components/icon-shapes.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { Timeline, TimelineEntry } from "../../../components/timeline/timeline.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { plural, t } from "../../../messages/t.ts";
import { type CandidateEntry, type Interval, useCandidateTimeline } from "./candidate-timeline.ts";

const MINUTES_A_DAY = 1440;

const nameOf = (interval: Interval, relationship: string): string =>
  relatedLabel(interval as unknown as ApiRecord, relationship);

const daysOf = ({ attributes: { duration_minutes: minutes } }: Interval): number =>
  Math.floor(minutes / MINUTES_A_DAY);

/** How long somebody was in a stage: "12 days in Interview". */
function timeInWords(interval: Interval): string {
  const stage = nameOf(interval, "stage");
  const days = daysOf(interval);
  return days === 0 ? t`less than a day in ${stage}` : plural(days, "# day in {0}", "# days in {0}", stage);
}

/** After how long in a stage something happened: "after 12 days in Interview". */
function afterTimeInWords(interval: Interval): string {
  const stage = nameOf(interval, "stage");
  const days = daysOf(interval);
  return days === 0
    ? t`after less than a day in ${stage}`
    : plural(days, "after # day in {0}", "after # days in {0}", stage);
}

const by = (interval: Interval): string[] => {
  const who = nameOf(interval, "movedBy");
  return who === "" ? [] : [t`by ${who}`];
};

interface Words {
  readonly icon: IconName;
  readonly title: string;
  readonly facts: readonly string[];
  readonly text?: string | null;
}

const applicationInWords = (job: string): string =>
  job === "" ? t("Applied for no job in particular") : t`Applied for ${job}`;

const transferInWords = (job: string, stage: string): string =>
  job === "" ? t`Transferred to no job in particular, ${stage}` : t`Transferred to ${job}, ${stage}`;

const feedbackInWords = (author: string): string =>
  author === "" ? t("Feedback of a colleague") : t`Feedback of ${author}`;

/** What an entry into a stage was: the application, a move, a transfer, or that it was taken up again. */
function entryInWords(interval: Interval, before: Interval | null): Words {
  const stage = nameOf(interval, "stage");
  const job = nameOf(interval, "job");
  const after = before === null ? [] : [timeInWords(before)];
  const shared = { facts: [...after, ...by(interval)], text: interval.attributes.note };
  if (before === null) return { ...shared, icon: "user-plus", title: applicationInWords(job) };
  if (before.attributes.exit === "transferred")
    return { ...shared, icon: "briefcase", title: transferInWords(job, stage) };
  if (before.attributes.exit === "moved")
    return { ...shared, icon: "arrow-right", title: t`Moved to ${stage}` };
  return { ...shared, icon: "refresh", title: t`Taken up again in ${stage}`, facts: by(interval) };
}

const ENDS: Readonly<Record<string, { readonly icon: IconName; readonly title: string }>> = {
  rejected: { icon: "circle-x", title: t("Rejected") },
  withdrawn: { icon: "arrow-left", title: t("Withdrew") },
  hired: { icon: "circle-check", title: t("Hired") },
};

function wordsOf(entry: CandidateEntry): Words {
  switch (entry.kind) {
    case "entered":
      return entryInWords(entry.interval, entry.before);
    case "ended": {
      const { interval } = entry;
      return {
        ...ENDS[interval.attributes.exit ?? ""]!,
        facts: [afterTimeInWords(interval)],
      };
    }
    case "feedback":
      return {
        icon: "notes",
        title: feedbackInWords(relatedLabel(entry.record as unknown as ApiRecord, "createdBy")),
        facts: [],
        text: entry.record.attributes.notes,
      };
  }
}

const keyOf = (entry: CandidateEntry): string =>
  entry.kind === "feedback" ? entry.record.id : `${entry.kind} ${entry.interval.id}`;

/** What happened with a candidate, the latest first. */
export function TimelineTab({ record }: RecordViewProps<"candidates">) {
  const { isReading, error, entries } = useCandidateTimeline(record.id);
  return (
    <Panel title={t("Timeline")}>
      {error && <ReadProblem error={error} />}
      {isReading && !error ? (
        <TableSkeleton />
      ) : (
        <Timeline>
          {entries.map((entry) => (
            <TimelineEntry key={keyOf(entry)} at={entry.at} {...wordsOf(entry)} />
          ))}
        </Timeline>
      )}
    </Panel>
  );
}
