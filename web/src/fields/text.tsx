import { Textarea } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A text of several lines. */
export const text: FieldUi = {
  isWide: true,
  Show: ({ value }) => <ShownText look="lines">{String(value)}</ShownText>,
  Input: (props) => (
    <Textarea
      {...inputProps(props)}
      autosize
      minRows={2}
      maxRows={12}
      value={String(props.value ?? "")}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  ),
};
