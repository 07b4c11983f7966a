import { useInterval } from "@mantine/hooks";
import { useState } from "react";
import { formatSeconds } from "../../../format/durations.ts";
import type { RunningTimer } from "./timer-queries.ts";

/** How long a timer runs, to the second, by the server's clock. */
export function Elapsed({ timer }: { readonly timer: RunningTimer }) {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  return (
    <span role="timer" style={{ fontVariantNumeric: "tabular-nums", fontWeight: 650 }}>
      {formatSeconds((now + timer.clockOffset - timer.startedAt) / 1000)}
    </span>
  );
}
