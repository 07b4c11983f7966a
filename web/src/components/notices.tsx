import { notificationsStore } from "@mantine/notifications";
import { lazy, useSyncExternalStore } from "react";
import { LateWidget } from "../app/late-widget.tsx";
import { loadCode } from "../app/load-code.ts";

const Shown = lazy(() => loadCode(() => import("./shown-notices.tsx")));

let wereAny = false;

/** Whether there has been a notice since the page was loaded. */
function hadAny(): boolean {
  const { notifications, queue } = notificationsStore.getState();
  wereAny ||= notifications.length + queue.length > 0;
  return wereAny;
}

/** The place in the page of notices, which stay in their store until the code that shows them is there. */
export function Notices() {
  if (!useSyncExternalStore(notificationsStore.subscribe, hadAny)) return null;
  return (
    <LateWidget name="notices">
      <Shown />
    </LateWidget>
  );
}
