import { Group, Text, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import type { IconName } from "../../../components/icon-shapes.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { formatDateTime } from "../../../format/times.ts";
import { MeetingStatus } from "../meetings/meeting-status.tsx";
import { ACTIVITY_LOOKS, factsOf, useActivityTitle } from "./entry-words.ts";
import type { Activity, Meeting } from "./lead-timeline.ts";
import classes from "./timeline.module.css";

interface EntryFrameProps {
  readonly icon: IconName;
  readonly title: string;
  readonly at: string | null;
  /** What is said beside the time. */
  readonly facts: readonly string[];
  /** Opens the entry; system entries have nothing to open. */
  readonly onOpen?: () => void;
  /** A status or button at the right. */
  readonly aside?: ReactNode;
  readonly text?: string | null;
}

function EntryFrame({ icon, title, at, facts, onOpen, aside, text }: EntryFrameProps) {
  return (
    <li className={classes.entry}>
      <span className={classes.bullet}>
        <Icon name={icon} size={16} />
      </span>
      <div className={classes.content}>
        <Group justify="space-between" align="flex-start" gap="xs">
          {onOpen ? (
            <UnstyledButton onClick={onOpen} className={classes.title}>
              {title}
            </UnstyledButton>
          ) : (
            <span className={classes.title}>{title}</span>
          )}
          {aside}
        </Group>
        <Text size="xs" c="dimmed">
          {[at === null ? "Without a date" : formatDateTime(at), ...facts].join(" · ")}
        </Text>
        {text && (
          <Text size="sm" mt={4} style={{ whiteSpace: "pre-wrap" }}>
            {text}
          </Text>
        )}
      </div>
    </li>
  );
}

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
    <EntryFrame
      icon={ACTIVITY_LOOKS[type]?.icon ?? "notes"}
      title={useActivityTitle(record)}
      at={at}
      facts={[
        ...factsOf(record),
        ...(assignee === "" ? [] : [`for ${assignee}`]),
        ...(by === "" ? [] : [`by ${by}`]),
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
    <EntryFrame
      icon="users"
      title={title}
      at={starts_at}
      facts={["Meeting", ...(location === null ? [] : [location])]}
      onOpen={onOpen}
      aside={aside ?? <MeetingStatus status={status} />}
      text={outcome ?? cancel_reason}
    />
  );
}
