import type { CSSProperties } from "react";
import { Icon } from "./icon.tsx";
import classes from "./plain-input.module.css";

interface PlainSelectProps {
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of the element, as in CSS. */
  readonly width: CSSProperties["width"];
  readonly isSmall?: boolean;
}

/** The browser's own choice of one of several, in the look of the library's inputs but without their code. */
export function PlainSelect({ label, options, value, onChange, width, isSmall = false }: PlainSelectProps) {
  return (
    <div className={classes.around} style={{ width }}>
      <select
        className={`${classes.input} ${classes.select} ${isSmall ? classes.small : ""}`}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classes.after}>
        <Icon name="selector" size={isSmall ? 14 : 16} />
      </span>
    </div>
  );
}
