import type { ReactNode } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { TimelineEntry } from "../../../components/timeline/timeline.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import { t } from "../../../messages/t.ts";
import { MeetingStatus } from "../meetings/meeting-status.tsx";
import { ACTIVITY_LOOKS, factsOf, useActivityTitle } from "./entry-words.ts";
import type { Activity, Meeting } from "./lead-timeline.ts";

interface ActivityEntryProps {
  readonly record: Activity;
  readonly at: string | null;
  readonly onOpen: () => void;
  readonly aside?: ReactNode;
}

/** An activity of a lead, with who logged it. */
export function ActivityEntry({ record, at, onOpen, aside }: ActivityEntryProps) {
  const { type, is_system, body } = record.attributes;
  const by = relatedLabel(record as unknown as ApiRecord, "createdBy");
  const assignee = relatedLabel(record as unknown as ApiRecord, "assignee");
  return (
    <TimelineEntry
      icon={ACTIVITY_LOOKS[type]?.icon ?? "notes"}
      title={useActivityTitle(record)}
      at={at}
      facts={[
        ...factsOf(record),
        ...(assignee === "" ? [] : [t`for ${assignee}`]),
        ...(by === "" ? [] : [t`by ${by}`]),
      ]}
      onOpen={is_system ? undefined : onOpen}
      aside={aside}
      text={body}
    />
  );
}

interface MeetingEntryProps extends Omit<ActivityEntryProps, "record" | "at"> {
  readonly record: Meeting;
}

/** A meeting with a lead, with its status. */
export function MeetingEntry({ record, onOpen, aside }: MeetingEntryProps) {
  const { title, starts_at, status, location, outcome, cancel_reason } = record.attributes;
  return (
    <TimelineEntry
      icon="users"
      title={title}
      at={starts_at}
      facts={[t("Meeting"), ...(location === null ? [] : [location])]}
      onOpen={onOpen}
      aside={aside ?? <MeetingStatus status={status} />}
      text={outcome ?? cancel_reason}
    />
  );
}
