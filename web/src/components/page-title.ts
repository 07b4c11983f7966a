import { useEffect } from "react";

/** Who says something in the title of the page, the closest to what is looked at last. */
type Part = "timer" | "screen" | "record";

const said: Partial<Record<Part, string>> = {};

/** The record's name in the place of the screen's, what runs before it: "0:42 · Website – My week · Acme". */
function show(): void {
  const place = said.record ?? said.screen;
  document.title = [said.timer, place].filter(Boolean).join(" – ");
}

/** Puts a text into the page's title as long as the component is there; null puts nothing. */
export function usePageTitle(part: Part, text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    said[part] = text;
    show();
    return () => {
      // What follows on the same screen has said something else already.
      if (said[part] !== text) return;
      delete said[part];
      show();
    };
  }, [part, text]);
}
