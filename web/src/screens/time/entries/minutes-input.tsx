import { TextInput } from "@mantine/core";
import { useState } from "react";
import { type InputProps, inputProps } from "../../../fields/field-ui.ts";
import { formatMinutes, parseMinutes } from "../../../format/durations.ts";

/** A duration, typed as hours and minutes. What cannot be read is sent as it is, so that the API says what it takes. */
export function MinutesInput(props: InputProps) {
  const { value, onChange } = props;
  const [text, setText] = useState(typeof value === "number" ? formatMinutes(value) : "");
  return (
    <TextInput
      {...inputProps(props)}
      autoComplete="off"
      placeholder="1:30"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(typed.trim() === "" ? null : (parseMinutes(typed) ?? typed));
      }}
    />
  );
}
