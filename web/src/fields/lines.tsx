import { TagsInput, Text } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A list of short texts. */
export const lines: FieldUi = {
  isWide: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {(value as string[]).join(", ")}
    </Text>
  ),
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
