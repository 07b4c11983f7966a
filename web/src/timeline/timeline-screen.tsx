import { Skeleton } from "@mantine/core";
import type { ComponentType } from "react";
import { GroupingChoice } from "../board/grouping-choice.tsx";
import { daysOf } from "../calendar/calendar-days.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { DatedFrame } from "../dated/dated-frame.tsx";
import { DatedNotes } from "../dated/dated-notes.tsx";
import { useRecordsInRange } from "../dated/records-in-range.ts";
import { useDatedState } from "../dated/use-dated-state.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { TimelineUi } from "../declare/timeline-ui.ts";
import { addDays, startOfMonth } from "../format/calendar.ts";
import { formatPeriod } from "../format/dates.ts";
import { t } from "../messages/t.ts";
import { groupingsFor } from "../records/grouped/groupings.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import { useSession } from "../session/session.ts";
import { useWorkspaceSettings } from "../session/workspace-settings.ts";
import classes from "./timeline.module.css";
import { Timeline } from "./timeline.tsx";
import { columnsAround, rangeOf, type TimelineScale } from "./timeline-columns.ts";

const SCALES = [
  { value: "weeks", label: t("12 weeks") },
  { value: "months", label: t("12 months") },
] as const;

/** The day to which a step through time leads. */
const stepped = (day: string, scale: TimelineScale, direction: -1 | 1): string =>
  scale === "weeks" ? addDays(day, 28 * direction) : startOfMonth(day, 3 * direction);

/** The screen with the timeline of a declared resource. @throws Error if the resource declares none */
export function timelineScreenOf(ui: ResourceUi): ComponentType {
  const { timeline } = ui;
  if (!timeline) throw new Error(`The screens of ${ui.resource} do not declare a timeline.`);
  return () => <TimelineScreen declared={ui} timeline={timeline} />;
}

interface TimelineScreenProps {
  readonly declared: ResourceUi;
  readonly timeline: TimelineUi;
}

function TimelineScreen({ declared, timeline }: TimelineScreenProps) {
  const customized = useCustomizedUi(declared).ui;
  const session = useSession();
  const weekStartsOn = Number(useWorkspaceSettings().week_starts_on);
  const known = useDatedState(customized, timeline, "timeline", ["weeks", "months"] as const);
  const groupBy = known.state.groupBy ?? timeline.groupBy;
  const dated = { ...known, state: { ...known.state, groupBy } };
  const { ui, change, filters, day, today, scale, goTo, choose, isReady, descriptions } = dated;
  const { toggled } = dated.state;
  const columns = columnsAround(day, scale, weekStartsOn);
  const range = rangeOf(columns);
  const read = useRecordsInRange(ui, timeline, { filters, range, by: groupBy }, isReady);
  const records = read.records?.map((record) => ({ record, ...daysOf(record, timeline) }));
  const target: RowTarget = ({ id }) =>
    ui.page ? { to: ui.page(id) } : { onOpen: () => change({ open: id }) };
  const onToggle = (group: string): void =>
    change(
      { toggled: toggled.includes(group) ? toggled.filter((one) => one !== group) : [...toggled, group] },
      { replace: true },
    );
  const groupings = groupingsFor(ui, session, descriptions);
  return (
    <DatedFrame
      {...{ declared, dated }}
      layout="timeline"
      title={formatPeriod(range.from, range.to)}
      before={{ label: t("Earlier"), day: stepped(day, scale, -1) }}
      after={{ label: t("Later"), day: stepped(day, scale, 1) }}
      scales={SCALES}
      onScale={(to) => choose(to as TimelineScale)}
      choices={
        groupings.length > 1 && (
          <GroupingChoice groupings={groupings} value={groupBy} onChange={(by) => change({ groupBy: by })} />
        )
      }
      error={read.records ? null : read.error}
      retry={() => void read.retry()}
    >
      {!records && <Skeleton h={320} role="status" aria-label={t("Loading")} />}
      {records?.length === 0 && (
        <EmptyState
          icon="calendar"
          title={t("Nothing here")}
          text={t("There are no records in this time.")}
        />
      )}
      {records && records.length > 0 && (
        <div className={classes.scroll} style={{ opacity: read.isStale ? 0.55 : 1 }} aria-busy={read.isStale}>
          <Timeline
            {...{ ui, timeline, records, groupBy, columns, today, target, onToggle }}
            interval={scale === "weeks" ? "week" : "month"}
            closed={toggled}
            onStep={(direction) => goTo(stepped(day, scale, direction))}
          />
        </div>
      )}
      <DatedNotes
        {...{ ui, filters, dated: timeline, total: read.total, undated: read.undated }}
        shown={records?.length ?? 0}
      />
    </DatedFrame>
  );
}
