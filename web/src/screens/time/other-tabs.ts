import { useQueryClient } from "@tanstack/react-query";
import type { Middleware } from "openapi-fetch";
import { useEffect } from "react";
import { api } from "../../api/client.ts";
import { refreshWeek } from "./week/week-queries.ts";

/** Between the tabs of one browser; none where the browser has no such thing. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("bureau.time");

const TIME = /^\/api\/(timesheets|timesheet-submissions)(\/|$)/;

/** Whatever way an entry, a timer or a week is written, the other tabs are notified. */
const announced: Middleware = {
  onResponse({ request, response }) {
    const isWrite = request.method !== "GET" && response.ok;
    if (isWrite && TIME.test(new URL(request.url).pathname)) channel?.postMessage("written");
  },
};

api.use(announced);

/** Asks again for everything that shows time when it was written in another tab of the browser. */
export function useTimeOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshWeek(client);
    channel?.addEventListener("message", refresh);
    return () => channel?.removeEventListener("message", refresh);
  }, [client]);
}
