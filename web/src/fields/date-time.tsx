import type { ApiRecord } from "../api/records.ts";
import { formatDateTime } from "../format/times.ts";
import { isElsewhere, ownZone, zoneName } from "../format/zones.ts";
import { t } from "../messages/t.ts";
import type { FieldUi } from "./field-ui.ts";
import { MomentInput } from "./moment-input.tsx";
import { ShownText } from "./shown-text.tsx";

/** The hint with the zone in which a time is entered, if the workspace's clocks show another time. */
const withZone = (hint: string | undefined): string | undefined =>
  isElsewhere(new Date())
    ? [hint, t`In your time zone, ${zoneName(ownZone())}.`].filter(Boolean).join(" ")
    : hint;

/** The time zone of a record that has one of its own. */
const zoneOf = (record: ApiRecord | undefined): string | undefined =>
  typeof record?.attributes.timezone === "string" ? record.attributes.timezone : undefined;

/** A moment, entered and shown in the browser's time zone. */
export const dateTime: FieldUi = {
  Show: ({ value, record }) => (
    <ShownText>
      <time dateTime={String(value)}>{formatDateTime(String(value), zoneOf(record))}</time>
    </ShownText>
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
