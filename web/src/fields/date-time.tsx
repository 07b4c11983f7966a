import { Text, TextInput } from "@mantine/core";
import { formatDateTime, localMoment } from "../format/dates.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A moment, entered and shown in the zone of the browser. */
export const dateTime: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      <time dateTime={String(value)}>{formatDateTime(String(value))}</time>
    </Text>
  ),
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      type="datetime-local"
      value={props.value ? localMoment(String(props.value)) : ""}
      onChange={({ currentTarget: { value } }) =>
        props.onChange(value ? new Date(value).toISOString() : null)
      }
    />
  ),
};
