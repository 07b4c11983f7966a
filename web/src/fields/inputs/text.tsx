import { Textarea } from "@mantine/core";
import { MentionTextarea } from "../../mentions/mention-textarea.tsx";
import { type InputProps, inputProps } from "../field-ui.ts";

const ROWS = { autosize: true, minRows: 2, maxRows: 12 };

/** Edits a text of several lines. It can mention people if the field can. */
export function TextField(props: InputProps) {
  const value = String(props.value ?? "");
  if (props.field.mentions)
    return (
      <MentionTextarea
        {...inputProps(props)}
        {...ROWS}
        value={value}
        onChange={(text) => props.onChange(text || null)}
      />
    );
  return (
    <Textarea
      {...inputProps(props)}
      {...ROWS}
      value={value}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  );
}
