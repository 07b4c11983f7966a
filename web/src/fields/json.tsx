import { Code, JsonInput } from "@mantine/core";
import { useState } from "react";
import { type FieldUi, inputProps } from "./field-ui.ts";

const write = (value: unknown): string =>
  value === null || value === undefined ? "" : JSON.stringify(value, null, 2);

/** A value whose structure only its module knows. */
export const json: FieldUi = {
  isWide: true,
  Show: ({ value }) => <Code block>{write(value)}</Code>,
  Input(props) {
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
  },
};
