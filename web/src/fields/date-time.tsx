import { Text, TextInput } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import { formatDateTime, localMoment } from "../format/times.ts";
import { isElsewhere, ownZone, zoneName } from "../format/zones.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** Says in which zone a moment is entered, where the workspace's clocks show another time. */
const withZone = (hint: string | undefined): string | undefined =>
  isElsewhere(new Date())
    ? [hint, `In your time zone, ${zoneName(ownZone())}.`].filter(Boolean).join(" ")
    : hint;

/** The zone that a record of its own is told in. */
const zoneOf = (record: ApiRecord | undefined): string | undefined =>
  typeof record?.attributes.timezone === "string" ? record.attributes.timezone : undefined;

/** A moment, entered and shown in the zone of the browser. */
export const dateTime: FieldUi = {
  Show: ({ value, record }) => (
    <Text size="sm" component="span">
      <time dateTime={String(value)}>{formatDateTime(String(value), zoneOf(record))}</time>
    </Text>
  ),
  Input: (props) => (
    <TextInput
      {...inputProps(props)}
      description={withZone(props.field.hint)}
      type="datetime-local"
      value={props.value ? localMoment(String(props.value)) : ""}
      onChange={({ currentTarget: { value } }) =>
        props.onChange(value ? new Date(value).toISOString() : null)
      }
    />
  ),
};
