import { Textarea } from "@mantine/core";
import { MentionTextarea } from "../mentions/mention-textarea.tsx";
import { MentionedText } from "../mentions/mentioned-text.tsx";
import { type FieldUi, type InputProps, inputProps, type ShowProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

const ROWS = { autosize: true, minRows: 2, maxRows: 12 };

function Show({ value, field }: ShowProps) {
  return (
    <ShownText look="lines">
      {field.mentions ? <MentionedText text={String(value)} /> : String(value)}
    </ShownText>
  );
}

function Input(props: InputProps) {
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

/** A text of several lines. It can mention people if the field can. */
export const text: FieldUi = { isWide: true, Show, Input };
