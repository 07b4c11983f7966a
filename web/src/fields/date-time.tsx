import { Text } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import { formatDateTime } from "../format/times.ts";
import { isElsewhere, ownZone, zoneName } from "../format/zones.ts";
import type { FieldUi } from "./field-ui.ts";
import { MomentInput } from "./moment-input.tsx";

/** Says in which zone a moment is entered, where the workspace's clocks show another time. */
const withZone = (hint: string | undefined): string | undefined =>
  isElsewhere(new Date())
    ? [hint, `In your time zone, ${zoneName(ownZone())}.`].filter(Boolean).join(" ")
    : hint;

/** The time zone in which a record with one of its own is shown. */
const zoneOf = (record: ApiRecord | undefined): string | undefined =>
  typeof record?.attributes.timezone === "string" ? record.attributes.timezone : undefined;

/** A moment, entered and shown in the zone of the browser. */
export const dateTime: FieldUi = {
  Show: ({ value, record }) => (
    <Text size="sm" component="span">
      <time dateTime={String(value)}>{formatDateTime(String(value), zoneOf(record))}</time>
    </Text>
  ),
  Input: ({ field, value, onChange, error, isFirst, isLabelHidden }) => (
    <MomentInput
      label={field.label}
      description={withZone(field.hint)}
      withAsterisk={field.required}
      error={error}
      name={field.name}
      isFirst={isFirst}
      isLabelHidden={isLabelHidden}
      value={value}
      onChange={onChange}
    />
  ),
};
