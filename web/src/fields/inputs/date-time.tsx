import { isElsewhere, ownZone, zoneName } from "../../format/zones.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { MomentInput } from "../moment-input.tsx";

/** The hint with the zone in which a time is entered, if the workspace's clocks show another time. */
const withZone = (hint: string | undefined): string | undefined =>
  isElsewhere(new Date())
    ? [hint, t`In your time zone, ${zoneName(ownZone())}.`].filter(Boolean).join(" ")
    : hint;

/** Edits a moment, entered and shown in the browser's time zone. */
export const DateTimeField = ({ field, value, onChange, error, isFirst, isLabelHidden }: InputProps) => (
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
);
