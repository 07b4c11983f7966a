import { TagsInput, Text } from "@mantine/core";
import { type EditableFieldUi, inputProps } from "../../fields/field-ui.ts";

/** Numbers of days, each a tag. */
export const reminderDays: Pick<EditableFieldUi, "Show" | "Input"> = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {(value as readonly number[]).join(", ")}
    </Text>
  ),
  Input: (props) => (
    <TagsInput
      {...inputProps(props)}
      value={((props.value as readonly number[] | null) ?? []).map(String)}
      maxTags={5}
      onChange={(tags) =>
        props.onChange(tags.map((tag) => (/^\d{1,3}$/.test(tag.trim()) ? Number(tag) : tag)))
      }
    />
  ),
};
