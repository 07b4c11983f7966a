import { queryOptions } from "@tanstack/react-query";
import { type ApiRecord, callGetter, listRecords, showRecord } from "../../../api/records.ts";
import { type Entry, entryOf, WORK_NAMES } from "../entry.ts";
import { rowKey } from "../week/week-rows.ts";

/** A running timer, and the offset between the server's clock and the browser's. */
export interface RunningTimer {
  readonly entry: Entry;
  readonly startedAt: number;
  /** Milliseconds to add to the browser's clock. */
  readonly clockOffset: number;
}

interface CurrentTimer {
  readonly data: ApiRecord<"timesheets"> | null;
  readonly meta?: { readonly server_time: string };
}

/** The person's running timer; null if none is running. */
export const currentTimerQuery = queryOptions({
  queryKey: ["timesheets", "current-timer"],
  queryFn: async (): Promise<RunningTimer | null> => {
    const { data, meta } = (await callGetter<ApiRecord<"timesheets"> | null>(
      "timesheets",
      "current-timer",
    )) as CurrentTimer;
    if (data === null) return null;
    const clockOffset = meta ? Date.parse(meta.server_time) - Date.now() : 0;
    // The getter returns only the entry; a second request loads the names of project and task.
    const { record } = await showRecord("timesheets", data.id, { include: WORK_NAMES });
    return { entry: entryOf(record), startedAt: Date.parse(data.attributes.started_at ?? ""), clockOffset };
  },
  // The timer may be stopped elsewhere: on another device, by somebody else, or by the limit.
  refetchInterval: ({ state }) => (state.data ? 20_000 : 60_000),
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: "always",
});

const LOOKED_THROUGH = 30;
const OFFERED = 5;

/** The latest distinct work of an employee, which can be continued. */
export const recentWorkQuery = (employeeId: string) =>
  queryOptions({
    queryKey: ["timesheets", "recent", employeeId],
    queryFn: async (): Promise<readonly Entry[]> => {
      const { data } = await listRecords("timesheets", {
        employee_id: employeeId,
        is_running: "false",
        sort: "-created_at",
        include: WORK_NAMES,
        perPage: LOOKED_THROUGH,
      });
      const different = new Map<string, Entry>();
      for (const entry of data.map(entryOf)) {
        const key = `${rowKey(entry)} ${entry.description ?? ""}`;
        if (!different.has(key)) different.set(key, entry);
      }
      return [...different.values()].slice(0, OFFERED);
    },
  });
