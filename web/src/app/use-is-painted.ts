import { useEffect, useState } from "react";

let isPainted = false;

/** Calls back when the browser has shown what was rendered: after the next frame, or soon if the page is not visible. */
function afterPaint(then: () => void): () => void {
  const soon = setTimeout(then, SOON_MS);
  const frame = requestAnimationFrame(() => setTimeout(then));
  return () => {
    clearTimeout(soon);
    cancelAnimationFrame(frame);
  };
}

const SOON_MS = 500;

/** Whether the first screen of the page has been shown; what can wait for it renders nothing until then. */
export function useIsPainted(): boolean {
  const [known, setKnown] = useState(isPainted);
  useEffect(() => {
    if (known) return;
    return afterPaint(() => {
      isPainted = true;
      setKnown(true);
    });
  }, [known]);
  return known;
}
