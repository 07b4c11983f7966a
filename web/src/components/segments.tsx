import { SegmentedControl } from "@mantine/core";
import { useId } from "react";
import classes from "./segments.module.css";

interface SegmentsProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether they take the whole width. */
  readonly isWide?: boolean;
}

/**
 * A choice of one of a few, beside each other. It has the look of the library's, whose indicator measures the whole page
 * before it is first shown.
 */
export function Segments({ label, options, value, onChange, isWide = false }: SegmentsProps) {
  const id = useId();
  const { root, control, input, label: text, innerLabel } = SegmentedControl.classes;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`${root} ${classes.segments}`}
      data-full-width={isWide || undefined}
    >
      {options.map((option) => {
        const isChosen = option.value === value || undefined;
        return (
          <div
            key={option.value}
            className={`mantine-SegmentedControl-control ${control}`}
            data-active={isChosen}
          >
            <input
              id={`${id}-${option.value}`}
              className={input}
              type="radio"
              name={id}
              checked={isChosen === true}
              onChange={() => onChange(option.value)}
              data-focus-ring="auto"
            />
            <label htmlFor={`${id}-${option.value}`} className={text} data-active={isChosen}>
              <span className={innerLabel}>{option.label}</span>
            </label>
          </div>
        );
      })}
    </div>
  );
}
