import { ActionIcon, Button, Text, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { LateWidget } from "../../../app/late-widget.tsx";
import { loadCode } from "../../../app/load-code.ts";
import { Icon } from "../../../components/icon.tsx";
import { usePageTitle } from "../../../components/page-title.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { workLabel } from "../entry.ts";
import { useTimeOfOtherTabs } from "../other-tabs.ts";
import { Elapsed, useElapsedSeconds } from "./elapsed.tsx";
import classes from "./timer.module.css";
import { currentTimerQuery, type RunningTimer } from "./timer-queries.ts";
import { useTimerActions } from "./use-timer.ts";

const TimerDialog = lazy(() => loadCode(() => import("./timer-dialog.tsx")));

/** The timer in the header of every screen, for people who can book their own time. */
export default function Timer() {
  const { employee_id } = useSession();
  return employee_id === null ? null : <OwnTimer employeeId={employee_id} />;
}

const timedWork = ({ entry }: RunningTimer): string => entry.description ?? workLabel(entry);

/** Shows a running timer in the title of the browser tab. */
function TimerTitle({ timer }: { readonly timer: RunningTimer }) {
  const minutes = Math.max(0, Math.floor(useElapsedSeconds(timer) / 60));
  usePageTitle("timer", `${formatMinutes(minutes)} · ${timedWork(timer)}`);
  return null;
}

function OwnTimer({ employeeId }: { readonly employeeId: string }) {
  const [opened, { open, close }] = useDisclosure();
  const { data: timer } = useQuery(currentTimerQuery);
  const { stop } = useTimerActions();
  useTimeOfOtherTabs();
  if (timer === undefined) return null;
  return (
    <div className={classes.timer} data-running={timer !== null || undefined}>
      {timer ? (
        <>
          <TimerTitle timer={timer} />
          <Button variant="subtle" size="xs" fz="sm" px="xs" onClick={open}>
            <VisuallyHidden>{t("Running timer:")}</VisuallyHidden>
            <Elapsed timer={timer} />
            <Text size="sm" component="span" visibleFrom="md" ml="xs" truncate maw={220}>
              {timedWork(timer)}
            </Text>
          </Button>
          <ActionIcon
            color="red"
            variant="filled"
            radius="xl"
            aria-label={t("Stop the timer")}
            data-sends
            loading={stop.isPending}
            onClick={() => stop.mutate(timer.entry.id)}
          >
            <Icon name="player-stop" size={14} />
          </ActionIcon>
        </>
      ) : (
        <>
          <Button
            variant="default"
            size="xs"
            fz="sm"
            visibleFrom="sm"
            onClick={open}
            leftSection={<Icon name="player-play" size={14} />}
          >
            {t("Timer")}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            hiddenFrom="sm"
            aria-label={t("Timer")}
            onClick={open}
          >
            <Icon name="player-play" />
          </ActionIcon>
        </>
      )}
      {opened && (
        <LateWidget name="timer">
          <TimerDialog {...{ timer, employeeId }} onClose={close} />
        </LateWidget>
      )}
    </div>
  );
}
