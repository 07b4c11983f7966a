import { type Dispatch, type SetStateAction, useEffect } from "react";

/** The input of the palette, once it is there. */
const isInput = (element: Element | null): boolean => element?.closest("[data-find]") !== null;

/** The text after a key; null: the key changes nothing in it. */
export function typedInto(text: string, key: string): string | null {
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

/**
 * Keeps what is typed after the palette has been opened and before its input has the focus: its code is still on the way
 * then, and the letters would be lost or mean something else on the screen.
 */
export function useTypedAhead(
  opened: boolean,
  setText: Dispatch<SetStateAction<string>>,
  close: () => void,
): void {
  useEffect(() => {
    if (!opened) return;
    const keep = (event: KeyboardEvent): void => {
      const { key } = event;
      if (
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isInput(document.activeElement)
      )
        return;
      if (key === "Escape") close();
      else if (key === "Enter" || typedInto("", key) !== null)
        setText((text) => typedInto(text, key) ?? text);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", keep, { capture: true });
    return () => removeEventListener("keydown", keep, { capture: true });
  }, [opened, setText, close]);
}
