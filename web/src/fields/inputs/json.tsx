import { JsonInput } from "@mantine/core";
import { useState } from "react";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";
import { write } from "../json.tsx";

/** Edits a value whose structure only its module knows. */
export function JsonField(props: InputProps) {
  const [text, setText] = useState(() => write(props.value));
  return (
    <JsonInput
      {...inputProps(props)}
      autosize
      minRows={3}
      value={text}
      onChange={(typed) => {
        setText(typed);
        try {
          props.onChange(typed.trim() === "" ? null : JSON.parse(typed));
        } catch {
          // While the text is not valid JSON, the last valid value stays.
        }
      }}
    />
  );
}
