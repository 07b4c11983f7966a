import { useEffect, useRef } from "react";
import classes from "./tick-box.module.css";

interface TickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Whether some of what the box stands for is chosen, but not all. */
  readonly isMixed?: boolean;
  /** `isRange`: up to here, because Shift was pressed. */
  readonly onChange: (checked: boolean, isRange: boolean) => void;
}

/** The checkbox of a row. It is the browser's own element, because every row of a list has one. */
export function TickBox({ label, checked, isMixed = false, onChange }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      onChange={({ currentTarget, nativeEvent }) =>
        onChange(currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey === true)
      }
    />
  );
}
