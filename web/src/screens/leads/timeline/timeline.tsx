import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { runAction } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import type { IconName } from "../../../components/icon-shapes.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { Timeline } from "../../../components/timeline/timeline.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import type { ResourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { RecordDrawer } from "../../../records/record-drawer.tsx";
import { activityUi } from "../activity-ui.tsx";
import { meetingUi } from "../meetings/meeting-ui.tsx";
import { type Entry, useLeadTimeline } from "./lead-timeline.ts";
import { ActivityEntry, MeetingEntry } from "./timeline-entry.tsx";

/** The record that is open beside the timeline. */
interface Opened {
  readonly ui: ResourceUi;
  readonly id: string;
  readonly initial?: Record<string, unknown>;
}

const ADDED: readonly { readonly label: string; readonly icon: IconName; readonly type: string }[] = [
  { label: t("Note"), icon: "notes", type: "note" },
  { label: t("Call"), icon: "phone", type: "call" },
  { label: t("Email"), icon: "mail", type: "email" },
  { label: t("Task"), icon: "clipboard-list", type: "task" },
];

/** What is planned with a lead and what happened, with the buttons that log and plan. */
export function LeadTimeline({ record: lead }: RecordViewProps<"leads">) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isReading, error, planned, past, hasMore } = useLeadTimeline(lead.id);
  const mayAdd = lead.meta.authorizedToUpdate === true;
  const complete = useMutation({
    mutationFn: (id: string) => runAction("lead-activities", id, "complete"),
    onSuccess: async () => {
      await client.invalidateQueries();
      notifyDone(t("Task completed"));
    },
    onError: notifyFailure,
  });
  const open = (ui: ResourceUi, id: string) => () => setOpened({ ui, id });
  const shown = (entry: Entry) =>
    entry.kind === "meeting" ? (
      <MeetingEntry key={entry.record.id} record={entry.record} onOpen={open(meetingUi, entry.record.id)} />
    ) : (
      <ActivityEntry
        key={entry.record.id}
        {...entry}
        onOpen={open(activityUi, entry.record.id)}
        aside={
          mayAdd &&
          entry.record.attributes.type === "task" &&
          entry.record.attributes.completed_at === null && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t`Complete ${entry.record.attributes.subject}`}
              loading={complete.isPending && complete.variables === entry.record.id}
              onClick={() => complete.mutate(entry.record.id)}
            >
              {t("Complete")}
            </Button>
          )
        }
      />
    );
  return (
    <Stack gap="lg">
      {mayAdd && (
        <Group gap="xs">
          {ADDED.map(({ label, icon, type }) => (
            <Button
              key={type}
              variant="default"
              leftSection={<Icon name={icon} size={16} />}
              onClick={() => setOpened({ ui: activityUi, id: "new", initial: { type } })}
            >
              {label}
            </Button>
          ))}
          <Button
            variant="default"
            leftSection={<Icon name="users" size={16} />}
            onClick={() => setOpened({ ui: meetingUi, id: "new" })}
          >
            {t("Meeting")}
          </Button>
        </Group>
      )}
      {error && <ReadProblem error={error} />}
      <Panel
        title={t("Next steps")}
        note={
          !isReading && planned.length === 0
            ? t("Nothing is planned. A task or a meeting keeps the lead from being forgotten.")
            : undefined
        }
      >
        {isReading && !error ? <TableSkeleton /> : <Timeline>{planned.map(shown)}</Timeline>}
      </Panel>
      <Panel
        title={t("Timeline")}
        note={!isReading && past.length === 0 ? t("Log calls, emails and notes here.") : undefined}
      >
        {isReading && !error ? <TableSkeleton /> : <Timeline>{past.map(shown)}</Timeline>}
        {hasMore && (
          <Text size="sm" c="dimmed" role="note">
            {t("Only the latest 500 activities and 500 meetings are shown.")}
          </Text>
        )}
      </Panel>
      {opened && (
        <RecordDrawer
          {...opened}
          open={opened.id}
          {...(opened.id === "new" ? { fixed: { lead_id: lead.id } } : {})}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
