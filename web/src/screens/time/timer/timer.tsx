import { ActionIcon, Button, Modal, Text, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../../components/icon.tsx";
import { useSession } from "../../../session/session.ts";
import { workLabel } from "../entry.ts";
import { Elapsed } from "./elapsed.tsx";
import { RunningWork } from "./running-work.tsx";
import { StartWork } from "./start-work.tsx";
import classes from "./timer.module.css";
import { currentTimerQuery } from "./timer-queries.ts";
import { useTimerActions } from "./use-timer.ts";

/** The timer in the header of every screen; only for people who have time of their own to book. */
export default function Timer() {
  const { employee_id } = useSession();
  return employee_id === null ? null : <OwnTimer employeeId={employee_id} />;
}

function OwnTimer({ employeeId }: { readonly employeeId: string }) {
  const [opened, { open, close }] = useDisclosure();
  const { data: timer } = useQuery(currentTimerQuery);
  const { stop } = useTimerActions();
  if (timer === undefined) return null;
  return (
    <div className={classes.timer} data-running={timer !== null || undefined}>
      {timer ? (
        <>
          <Button variant="subtle" size="xs" fz="sm" px="xs" onClick={open}>
            <VisuallyHidden>Running timer: </VisuallyHidden>
            <Elapsed timer={timer} />
            <Text size="sm" component="span" visibleFrom="md" ml="xs" truncate maw={220}>
              {timer.entry.description ?? workLabel(timer.entry)}
            </Text>
          </Button>
          <ActionIcon
            color="red"
            variant="filled"
            radius="xl"
            aria-label="Stop the timer"
            loading={stop.isPending}
            onClick={() => stop.mutate(timer.entry.id)}
          >
            <Icon name="player-stop" size={14} />
          </ActionIcon>
        </>
      ) : (
        <Button
          variant="default"
          size="xs"
          fz="sm"
          onClick={open}
          leftSection={<Icon name="player-play" size={14} />}
        >
          Timer
        </Button>
      )}
      {opened && (
        <Modal opened onClose={close} title={timer ? "Running timer" : "Start a timer"} centered>
          {timer ? (
            <RunningWork key={timer.entry.id} timer={timer} employeeId={employeeId} onClose={close} />
          ) : (
            <StartWork employeeId={employeeId} onClose={close} />
          )}
        </Modal>
      )}
    </div>
  );
}
