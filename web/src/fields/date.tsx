import { formatDate } from "../format/dates.ts";
import { DateInput } from "./date-input.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A calendar day. */
export const date: FieldUi = {
  Show: ({ value }) => <ShownText look="one-line">{formatDate(String(value))}</ShownText>,
  Input: (props) => <DateInput {...inputProps(props)} value={props.value} onChange={props.onChange} />,
};
