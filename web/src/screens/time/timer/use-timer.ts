import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeRecord, deleteRecord, runAction, runActionOnMany } from "../../../api/records.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";
import { refreshWeek } from "../week/week-queries.ts";

/** The fields of a timer that is started or changed. Absent fields do not change. */
export interface TimedWork {
  readonly project_id?: string | null;
  readonly task_id?: string | null;
  readonly description?: string | null;
  readonly is_billable?: boolean;
}

/** The mutations of the timer. Everything that shows time is reloaded afterwards. */
export function useTimerActions() {
  const client = useQueryClient();
  const refresh = () => refreshWeek(client);
  const refreshAndNotify = (message: string) => async () => {
    await refresh();
    notifyDone(message);
  };
  const start = useMutation({
    mutationFn: (work: TimedWork) => {
      const given = Object.entries(work).filter(([, value]) => value !== null && value !== undefined);
      return runActionOnMany("timesheets", "start-timesheet-timer", Object.fromEntries(given));
    },
    onSuccess: refresh,
  });
  const resume = useMutation({
    mutationFn: (id: string) => runAction("timesheets", id, "start-timesheet-timer"),
    onSuccess: refresh,
    onError: notifyFailure,
  });
  const stop = useMutation({
    mutationFn: (id: string) => runAction("timesheets", id, "stop-timesheet-timer"),
    onSuccess: refreshAndNotify(t("Timer stopped")),
    onError: (error) => {
      notifyFailure(error);
      void refresh();
    },
  });
  const change = useMutation({
    mutationFn: ({ id, work }: { readonly id: string; readonly work: TimedWork }) =>
      changeRecord("timesheets", id, { ...work }),
    onSuccess: refresh,
  });
  const discard = useMutation({
    mutationFn: (id: string) => deleteRecord("timesheets", id),
    onSuccess: refreshAndNotify(t("Timer discarded")),
    onError: notifyFailure,
  });
  return { start, resume, stop, change, discard };
}
