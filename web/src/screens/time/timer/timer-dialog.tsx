import { FormModal } from "../../../components/form-dialogs.tsx";
import { t } from "../../../messages/t.ts";
import { RunningWork } from "./running-work.tsx";
import { StartWork } from "./start-work.tsx";
import type { RunningTimer } from "./timer-queries.ts";

interface TimerDialogProps {
  readonly timer: RunningTimer | null;
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** What runs, or what can be started. */
export default function TimerDialog({ timer, employeeId, onClose }: TimerDialogProps) {
  return (
    <FormModal onClose={onClose} title={timer ? t("Running timer") : t("Start a timer")}>
      {timer ? (
        <RunningWork key={timer.entry.id} timer={timer} employeeId={employeeId} onClose={onClose} />
      ) : (
        <StartWork employeeId={employeeId} onClose={onClose} />
      )}
    </FormModal>
  );
}
