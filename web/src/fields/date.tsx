import { Text } from "@mantine/core";
import { formatDate } from "../format/dates.ts";
import { DateInput } from "./date-input.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** A calendar day. */
export const date: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span" style={{ whiteSpace: "nowrap" }}>
      {formatDate(String(value))}
    </Text>
  ),
  Input: (props) => <DateInput {...inputProps(props)} value={props.value} onChange={props.onChange} />,
};
