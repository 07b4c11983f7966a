import { useQueryClient } from "@tanstack/react-query";
import type { Middleware } from "openapi-fetch";
import { useEffect } from "react";
import { api } from "../../api/client.ts";
import { refreshWeek } from "./week/week-queries.ts";

/** The channel between tabs of the browser; null if the browser does not support it. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("bureau.time");

const TIME = /^\/api\/(timesheets|timesheet-submissions)(\/|$)/;

/** Notifies the other tabs whenever an entry, a timer or a week is written. */
const announced: Middleware = {
  onResponse({ request, response }) {
    const isWrite = request.method !== "GET" && response.ok;
    if (isWrite && TIME.test(new URL(request.url).pathname)) channel?.postMessage("written");
  },
};

api.use(announced);

/** Reloads everything that shows time when another tab has written it. */
export function useTimeOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshWeek(client);
    channel?.addEventListener("message", refresh);
    return () => channel?.removeEventListener("message", refresh);
  }, [client]);
}
