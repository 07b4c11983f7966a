import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Misread } from "../declare/misread.ts";
import type { Reading } from "../format/read-number.ts";
import { type InputProps, inputProps } from "./field-ui.ts";

interface TypedInputProps extends InputProps {
  /** What a text means, in the person's language. */
  readonly read: (text: string) => Reading;
  /** How the value is written once it is understood. */
  readonly write: (value: number) => string;
  /** Said behind the value: "%", "EUR". */
  readonly unit?: string;
  readonly placeholder?: string;
}

const textOf = (value: unknown, write: TypedInputProps["write"]): string => {
  if (value instanceof Misread) return value.text;
  return typeof value === "number" ? write(value) : String(value ?? "");
};

/**
 * A number typed in one field, in whatever way people write it. When it is left it shows what was understood; what
 * cannot be, or has two meanings, stays as it was typed, with the reason.
 */
export function TypedInput({ read, write, unit, placeholder, ...props }: TypedInputProps) {
  const { value, onChange, error } = props;
  const [text, setText] = useState(() => textOf(value, write));
  const [given, setGiven] = useState(value);
  const [isLeft, setLeft] = useState(false);
  // A value that was not typed here, such as one that another field has emptied.
  if (value !== given) {
    setGiven(value);
    setText(textOf(value, write));
  }
  const type = (typed: string) => {
    setText(typed);
    setLeft(false);
    const reading = typed.trim() === "" ? { value: null } : read(typed);
    const next = "problem" in reading ? new Misread(typed, reading.problem) : reading.value;
    setGiven(next);
    onChange(next);
  };
  const leave = () => {
    setLeft(true);
    if (typeof value === "number") setText(write(value));
  };
  return (
    <TextInput
      {...inputProps(props)}
      error={error ?? (isLeft && value instanceof Misread ? value.problem : undefined)}
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      rightSection={unit && <span style={{ color: "var(--mantine-color-dimmed)" }}>{unit}</span>}
      rightSectionWidth={unit && `${unit.length + 2}ch`}
      rightSectionPointerEvents="none"
    />
  );
}
