import { Text, TextInput } from "@mantine/core";
import type { Reading } from "../format/read-number.ts";
import { type InputProps, inputProps } from "./field-ui.ts";
import { useTypedText } from "./typed-text.ts";

interface TypedInputProps extends InputProps {
  /** Parses a text in the person's language. */
  readonly read: (text: string) => Reading;
  /** Formats a value after it was parsed. */
  readonly write: (value: number) => string;
  /** The unit after the value: "%", "EUR". */
  readonly unit?: string;
  readonly placeholder?: string;
}

/** An input for a number, in any of the ways in which people write it. */
export function TypedInput({ read, write, unit, placeholder, ...props }: TypedInputProps) {
  const { value, onChange, error } = props;
  const typed = useTypedText({
    value,
    onChange,
    read,
    write: (known) => (typeof known === "number" ? write(known) : String(known)),
  });
  return (
    <TextInput
      {...inputProps(props)}
      error={error ?? typed.problem}
      data-misread={typed.misread}
      autoComplete="off"
      placeholder={placeholder}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
      rightSection={
        unit && (
          <Text size="sm" c="dimmed" component="span">
            {unit}
          </Text>
        )
      }
      rightSectionWidth={unit && `${unit.length + 2}ch`}
      rightSectionPointerEvents="none"
    />
  );
}
