import { VisuallyHidden } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import { NotKnown } from "../components/with-reasons.tsx";
import type { UiField } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { addresses } from "./addresses.tsx";
import { boolean } from "./boolean.tsx";
import { color } from "./color.tsx";
import { countries, country } from "./country.tsx";
import { currency } from "./currency.tsx";
import { date } from "./date.tsx";
import { dateTime } from "./date-time.tsx";
import { days } from "./days.tsx";
import { decimal } from "./decimal.tsx";
import { email } from "./email.tsx";
import { employee } from "./employee.tsx";
import { choice } from "./enum.tsx";
import { eventNames } from "./event-names.tsx";
import type { FieldUi } from "./field-ui.ts";
import { hours, minutes } from "./hours.tsx";
import { id } from "./id.tsx";
import { ids } from "./ids.tsx";
import { integer, months, years } from "./integer.tsx";
import { integers } from "./integers.tsx";
import { json } from "./json.tsx";
import { lines } from "./lines.tsx";
import { locale } from "./locale.tsx";
import { money } from "./money.tsx";
import { names } from "./names.tsx";
import { object } from "./object.tsx";
import { option } from "./option.tsx";
import { options } from "./options.tsx";
import { percent } from "./percent.tsx";
import { phone } from "./phone.tsx";
import { records } from "./records.tsx";
import { ShownText } from "./shown-text.tsx";
import { string } from "./string.tsx";
import { text } from "./text.tsx";
import { timezone } from "./timezone.tsx";
import { url } from "./url.tsx";
import { year } from "./year.tsx";
import { yesNo } from "./yes-no.tsx";

/** All field types of the API, by their names in its description. */
const types: Readonly<Record<string, FieldUi>> = {
  string,
  text,
  email,
  url,
  timezone,
  currency,
  country,
  phone,
  locale,
  color,
  integer,
  decimal,
  date,
  "date-time": dateTime,
  enum: choice,
  boolean,
  id,
  "integer-id": id,
  ids,
  object,
  integers,
  names,
  lines,
  records,
  json,
  addresses,
  "event-names": eventNames,
  "integer-enum": choice,
  "decimal-enum": choice,
  // Types for what a number counts, as its declaration says.
  money,
  minutes,
  hours,
  days,
  months,
  years,
  percent,
  // Types that only a declaration of the UI sets, to be more specific than the API.
  year,
  countries,
  // Types that only custom fields have.
  option,
  options,
  employee,
  "yes-no": yesNo,
};

/** How a field is shown. A type that the UI does not know yet is shown as text. */
export const uiOf = (field: UiField): FieldUi => types[field.type] ?? string;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

interface FieldValueProps {
  readonly field: UiField;
  readonly value: unknown;
  readonly record?: ApiRecord;
}

/** The value of a field; a dash if there is none. */
export function FieldValue({ field, value, record }: FieldValueProps) {
  if (isEmpty(value)) {
    // The reason why a figure could not be computed is in the field beside it.
    const reason = record?.attributes[`${field.name}_reason`];
    if (typeof reason === "string") return <NotKnown reasons={[reason]} />;
    return (
      <ShownText look="dimmed">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t("Empty")}</VisuallyHidden>
      </ShownText>
    );
  }
  const Show = field.Show ?? uiOf(field).Show;
  return <Show field={field} value={value} record={record} />;
}
