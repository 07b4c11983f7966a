import { Button, Stack, Text, Timeline } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callRecordGetter } from "../../../api/records.ts";
import { download } from "../../../components/download.ts";
import { Icon } from "../../../components/icon.tsx";
import type { IconName } from "../../../components/icon-shapes.ts";
import { notifyFailure } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { type TrailEntry, trailQuery } from "./trail.ts";

const LOOKS: Readonly<
  Record<TrailEntry["event"], { readonly icon: IconName; readonly words: (name: string) => string }>
> = {
  requested: { icon: "send", words: (name) => t`${name} was asked to sign` },
  signed: { icon: "check", words: (name) => t`${name} signed` },
  declined: { icon: "x", words: (name) => t`${name} declined` },
  voided: { icon: "ban", words: (name) => t`${name} made the signatures void` },
  reminded: { icon: "bell", words: (name) => t`${name} was reminded` },
};

/** What happened to the signatures of a document, and the certificate once all have signed. */
export function SignaturesTab({ record }: RecordViewProps<"documents">) {
  const { data: trail, error } = useQuery(trailQuery(record.id));
  const certifying = useMutation({
    mutationFn: () =>
      callRecordGetter<{ url: string; file_name: string }>("documents", record.id, "certificate"),
    onSuccess: ({ data }) => download(data),
    onError: notifyFailure,
  });
  return (
    <Panel
      title={t("Signatures")}
      note={t("Everything that happened, oldest first. Entries are never changed or removed.")}
      actions={
        record.attributes.is_signed && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="download" size={14} />}
            loading={certifying.isPending}
            onClick={() => certifying.mutate()}
            data-sends
          >
            {t("Certificate")}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {trail?.length === 0 && <Text c="dimmed">{t("Nobody has been asked to sign.")}</Text>}
      {trail && trail.length > 0 && (
        <Timeline bulletSize={28} lineWidth={2}>
          {trail.map((entry) => (
            <Timeline.Item
              key={`${entry.at} ${entry.event} ${entry.employee_id}`}
              bullet={<Icon name={LOOKS[entry.event].icon} size={16} />}
              title={LOOKS[entry.event].words(entry.name)}
            >
              <Entry {...entry} />
            </Timeline.Item>
          ))}
        </Timeline>
      )}
    </Panel>
  );
}

function Entry({ at, version, reason, valid }: TrailEntry) {
  return (
    <Stack gap={2}>
      <Text size="xs" c="dimmed">
        {valid === false
          ? t`${formatDateTime(at)} · version ${version} · does not count`
          : t`${formatDateTime(at)} · version ${version}`}
      </Text>
      {reason && <Text size="sm">{reason}</Text>}
    </Stack>
  );
}
