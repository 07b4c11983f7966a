import { TagsInput } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A list of short texts. */
export const lines: FieldUi = {
  isWide: true,
  Show: ({ value }) => <ShownText>{(value as string[]).join(", ")}</ShownText>,
  Input: (props) => (
    <TagsInput
      {...inputProps(props)}
      value={(props.value as string[] | null) ?? []}
      onChange={(value) => props.onChange(value.length === 0 ? null : value)}
      maxTags={props.field.maxItems}
      allowDuplicates
    />
  ),
};
