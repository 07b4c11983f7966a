import { useEffect, useRef } from "react";

const PAUSE_MS = 5_000;

/** Tries something again from time to time, as long as what keeps it from working may pass, such as a server that is away. */
export function useTryingAgain(mayPass: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!mayPass) return;
    const timer = setInterval(() => latest.current(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [mayPass]);
}
