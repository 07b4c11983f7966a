import { Button, Group, Stack, Text } from "@mantine/core";
import { confirm } from "../../../components/confirm.tsx";
import { formatTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { TimerForm } from "./timer-form.tsx";
import type { RunningTimer } from "./timer-queries.ts";
import { useTimerActions } from "./use-timer.ts";

interface RunningWorkProps {
  readonly timer: RunningTimer;
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** The form for the running timer, which can also be discarded. */
export function RunningWork({ timer, employeeId, onClose }: RunningWorkProps) {
  const { entry } = timer;
  const { change, discard } = useTimerActions();
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t`Since ${formatTime(String(entry.startedAt))}`}
        </Text>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={() => {
            onClose();
            confirm({
              title: t("Discard the timer?"),
              text: t("The time since its start is lost."),
              action: t("Discard"),
              isDangerous: true,
              run: () => discard.mutateAsync(entry.id),
            });
          }}
        >
          {t("Discard")}
        </Button>
      </Group>
      <TimerForm
        employeeId={employeeId}
        day={entry.date}
        entry={entry}
        label={t("Save")}
        isBusy={change.isPending}
        error={change.error}
        onSend={(work) => change.mutate({ id: entry.id, work }, { onSuccess: onClose })}
      />
    </Stack>
  );
}
