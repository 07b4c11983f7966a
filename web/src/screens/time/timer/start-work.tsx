import { Stack, Text, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../../components/icon.tsx";
import { todayIn } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { workLabel } from "../entry.ts";
import classes from "./timer.module.css";
import { TimerForm } from "./timer-form.tsx";
import { recentWorkQuery } from "./timer-queries.ts";
import { useTimerActions } from "./use-timer.ts";

interface StartWorkProps {
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** Starts a timer for new or for recent work. */
export function StartWork({ employeeId, onClose }: StartWorkProps) {
  const { workspace } = useSession();
  const { start, resume } = useTimerActions();
  const { data: recent = [] } = useQuery(recentWorkQuery(employeeId));
  // The mutation reports the error.
  const closeAfter = (started: Promise<unknown>) => void started.then(onClose, () => undefined);
  return (
    <Stack gap="md">
      <TimerForm
        employeeId={employeeId}
        day={todayIn(workspace.timezone)}
        label={t("Start")}
        isBusy={start.isPending}
        error={start.error}
        onSend={(work) => closeAfter(start.mutateAsync(work))}
      />
      {recent.length > 0 && (
        <div>
          <Text size="xs" c="dimmed" fw={600} id="continue-work" mb={4}>
            {t("Continue")}
          </Text>
          <ul className={classes.recent} aria-labelledby="continue-work">
            {recent.map((entry) => (
              <li key={entry.id}>
                <UnstyledButton
                  className={classes.again}
                  disabled={resume.isPending}
                  onClick={() => closeAfter(resume.mutateAsync(entry.id))}
                >
                  <Icon name="player-play" size={14} />
                  <span>
                    <Text size="sm" component="span" display="block">
                      {entry.description ?? workLabel(entry)}
                    </Text>
                    {entry.description && (
                      <Text size="xs" c="dimmed" component="span" display="block">
                        {workLabel(entry)}
                      </Text>
                    )}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
