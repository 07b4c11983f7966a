import { useInterval } from "@mantine/hooks";
import { useState } from "react";
import { formatSeconds } from "../../../format/durations.ts";
import type { RunningTimer } from "./timer-queries.ts";

/** The seconds since a timer started, by the server's clock, updated every second. */
export function useElapsedSeconds({ clockOffset, startedAt }: RunningTimer): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  return (now + clockOffset - startedAt) / 1000;
}

/** The elapsed time of a timer. */
export function Elapsed({ timer }: { readonly timer: RunningTimer }) {
  return (
    <span role="timer" style={{ fontVariantNumeric: "tabular-nums", fontWeight: 650 }}>
      {formatSeconds(useElapsedSeconds(timer))}
    </span>
  );
}
