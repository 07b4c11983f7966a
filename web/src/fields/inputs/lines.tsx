import { TagsInput } from "@mantine/core";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits a list of short texts. */
export const LinesField = (props: InputProps) => (
  <TagsInput
    {...inputProps(props)}
    value={(props.value as string[] | null) ?? []}
    onChange={(value) => props.onChange(value.length === 0 ? null : value)}
    maxTags={props.field.maxItems}
    allowDuplicates
  />
);
