import { useEffect, useRef } from "react";

const PAUSE_MS = 5_000;

/** Retries something periodically as long as the problem may be temporary, such as an unavailable server. */
export function useTryingAgain(mayPass: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!mayPass) return;
    const timer = setInterval(() => latest.current(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [mayPass]);
}
