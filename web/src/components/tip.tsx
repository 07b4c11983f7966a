import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import classes from "./tip.module.css";

type Enter = (event: PointerEvent) => void;

interface TipProps {
  /** The same in words as the accessible name of the button, or a part of it. */
  readonly label: string;
  /** Whether it says more than the button does: then it is also shown on focus and touch. */
  readonly isExplanation?: boolean;
  readonly children: ReactElement<object>;
  readonly onPointerEnter?: Enter;
}

const GAP = 5;
const EDGE = 8;

/**
 * Shows what a button with an icon is called, or why something is so, while the pointer is over it. It has the look of the library's tooltip, whose
 * code for every kind of place takes more than the rest of the frame. All other properties are those of the button, so that it
 * can be what opens a menu.
 */
export function Tip({ label, isExplanation = false, children, onPointerEnter, ...ofButton }: TipProps) {
  const [beside, setBeside] = useState<DOMRect | null>(null);
  const leave = () => setBeside(null);
  const show = (event: PointerEvent | FocusEvent) => setBeside(event.currentTarget.getBoundingClientRect());
  const enter: Enter = (event) => {
    onPointerEnter?.(event);
    if (isExplanation || event.pointerType !== "touch") show(event);
  };
  return (
    <>
      {cloneElement(children, {
        ...ofButton,
        onPointerEnter: enter,
        onPointerLeave: leave,
        ...(isExplanation ? { onFocus: show, onBlur: leave } : { onPointerDown: leave }),
      } as object)}
      {beside && createPortal(<Bubble label={label} beside={beside} />, document.body)}
    </>
  );
}

/** Above the button, or below it where there is no room, and never beyond the edges of the window. */
function Bubble({ label, beside }: { readonly label: string; readonly beside: DOMRect }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height, style } = bubble.current!;
    const above = beside.top - height - GAP;
    const middle = beside.left + beside.width / 2 - width / 2;
    const rightmost = document.documentElement.clientWidth - width - EDGE;
    style.top = `${above >= EDGE ? above : beside.bottom + GAP}px`;
    style.left = `${Math.max(EDGE, Math.min(middle, rightmost))}px`;
  }, [beside]);
  return (
    <div ref={bubble} className={classes.tip} role="tooltip">
      {label}
    </div>
  );
}
