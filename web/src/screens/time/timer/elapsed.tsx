import { useInterval } from "@mantine/hooks";
import { useState } from "react";
import { formatSeconds } from "../../../format/durations.ts";
import type { RunningTimer } from "./timer-queries.ts";

/** For how many seconds a timer runs, by the server's clock; counted on by the second. */
export function useElapsedSeconds({ clockOffset, startedAt }: RunningTimer): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  return (now + clockOffset - startedAt) / 1000;
}

/** How long a timer runs, to the second. */
export function Elapsed({ timer }: { readonly timer: RunningTimer }) {
  return (
    <span role="timer" style={{ fontVariantNumeric: "tabular-nums", fontWeight: 650 }}>
      {formatSeconds(useElapsedSeconds(timer))}
    </span>
  );
}
