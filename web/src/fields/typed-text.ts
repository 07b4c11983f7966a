import { useState } from "react";
import { Misread } from "../declare/misread.ts";
import type { Reading } from "../format/read-number.ts";

interface TypedText<T> {
  /** The content of the form field: a value, text that could not be parsed, or null. */
  readonly value: unknown;
  readonly onChange: (value: T | Misread | null) => void;
  /** Parses a text in the person's language. */
  readonly read: (text: string) => Reading<T>;
  /** Formats a value after it was parsed; any other value is returned as text unchanged. */
  readonly write: (value: unknown) => string;
}

const textOf = (value: unknown, write: TypedText<unknown>["write"]): string =>
  value instanceof Misread ? value.text : value === null || value === undefined ? "" : write(value);

/**
 * The text of an input whose value can be typed in several ways. When the input loses the focus, it shows the parsed
 * value; text that is invalid or ambiguous remains as typed and is a `Misread` in the form.
 */
export function useTypedText<T>({ value, onChange, read, write }: TypedText<T>) {
  const [text, setText] = useState(() => textOf(value, write));
  const [given, setGiven] = useState(value);
  const [isLeft, setLeft] = useState(false);
  // The value was not typed here: another field may have emptied it.
  if (value !== given) {
    setGiven(value);
    setText(textOf(value, write));
  }
  return {
    text,
    type(typed: string) {
      setText(typed);
      setLeft(false);
      const reading = typed.trim() === "" ? { value: null } : read(typed);
      const next = "problem" in reading ? new Misread(typed, reading.problem) : reading.value;
      setGiven(next);
      onChange(next);
    },
    leave() {
      setLeft(true);
      if (!(value instanceof Misread)) setText(textOf(value, write));
    },
    /** Whether the text could not be parsed, as an attribute of its input. */
    misread: value instanceof Misread || undefined,
    /** The reason, once the input has lost the focus. */
    problem: isLeft && value instanceof Misread ? value.problem : undefined,
  };
}
