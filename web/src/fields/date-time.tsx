import type { ApiRecord } from "../api/records.ts";
import { formatDateTime } from "../format/times.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

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
};
