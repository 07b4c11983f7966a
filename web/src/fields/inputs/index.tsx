import type { ComponentType } from "react";
import type { InputProps } from "../field-ui.ts";
import { AddressesField } from "./addresses.tsx";
import { BooleanField } from "./boolean.tsx";
import { ColorField } from "./color.tsx";
import { CountriesField, CountryField } from "./country.tsx";
import { CurrencyField } from "./currency.tsx";
import { DateField } from "./date.tsx";
import { DateTimeField } from "./date-time.tsx";
import { DaysField } from "./days.tsx";
import { DecimalField } from "./decimal.tsx";
import { EmailField } from "./email.tsx";
import { ChoiceField } from "./enum.tsx";
import { EventNamesField } from "./event-names.tsx";
import { HoursField, MinutesField } from "./hours.tsx";
import { IdField } from "./id.tsx";
import { IdsField } from "./ids.tsx";
import { IntegerField, MonthsField, YearsField } from "./integer.tsx";
import { IntegerChoiceField } from "./integer-enum.tsx";
import { IntegersField } from "./integers.tsx";
import { JsonField } from "./json.tsx";
import { LinesField } from "./lines.tsx";
import { LocaleField } from "./locale.tsx";
import { MoneyField } from "./money.tsx";
import { NamesField } from "./names.tsx";
import { ObjectField } from "./object.tsx";
import { OptionField } from "./option.tsx";
import { OptionsField } from "./options.tsx";
import { PercentField } from "./percent.tsx";
import { PhoneField } from "./phone.tsx";
import { RecordsField } from "./records.tsx";
import { StringField } from "./string.tsx";
import { TextField } from "./text.tsx";
import { TimezoneField } from "./timezone.tsx";
import { UrlField } from "./url.tsx";
import { YearField } from "./year.tsx";
import { YesNoField } from "./yes-no.tsx";

/** The inputs of all field types of the API, by their names in its description. */
const inputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  string: StringField,
  text: TextField,
  email: EmailField,
  url: UrlField,
  timezone: TimezoneField,
  currency: CurrencyField,
  country: CountryField,
  phone: PhoneField,
  locale: LocaleField,
  color: ColorField,
  integer: IntegerField,
  decimal: DecimalField,
  date: DateField,
  "date-time": DateTimeField,
  enum: ChoiceField,
  boolean: BooleanField,
  id: IdField,
  "integer-id": IdField,
  ids: IdsField,
  object: ObjectField,
  integers: IntegersField,
  names: NamesField,
  lines: LinesField,
  records: RecordsField,
  json: JsonField,
  addresses: AddressesField,
  "event-names": EventNamesField,
  "integer-enum": IntegerChoiceField,
  "decimal-enum": IntegerChoiceField,
  // Types for what a number counts, as its declaration says.
  money: MoneyField,
  minutes: MinutesField,
  hours: HoursField,
  days: DaysField,
  months: MonthsField,
  years: YearsField,
  percent: PercentField,
  // Types that only a declaration of the UI sets, to be more specific than the API.
  year: YearField,
  countries: CountriesField,
  // Types that only custom fields have.
  option: OptionField,
  options: OptionsField,
  employee: IdField,
  "yes-no": YesNoField,
};

/** The input of a field. A type that the UI does not know yet is edited as text. Only forms need it, not what shows values. */
export function FieldInput(props: InputProps) {
  const Input = props.field.Input ?? inputs[props.field.type] ?? StringField;
  return <Input {...props} />;
}
