import { MultiSelect, Select } from "@mantine/core";
import { countryName } from "../format/names.ts";
import { t } from "../messages/t.ts";
import { countryChoices } from "./country-choices.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

const choice = {
  searchable: true,
  limit: 60,
  nothingFoundMessage: t("No such country"),
};

/** A country, selected by name and stored by code. */
export const country: FieldUi = {
  Show: ({ value }) => <ShownText>{countryName(String(value))}</ShownText>,
  Input: (props) => (
    <Select
      {...inputProps(props)}
      {...choice}
      data={countryChoices()}
      value={props.value as string | null}
      onChange={props.onChange}
      clearable={props.field.nullable === true}
    />
  ),
};

/** Several countries, for filters. */
export const countries: FieldUi = {
  Show: ({ value }) => <ShownText>{(value as string[]).map(countryName).join(", ")}</ShownText>,
  Input: (props) => (
    <MultiSelect
      {...inputProps(props)}
      {...choice}
      data={countryChoices()}
      value={(props.value as string[] | null) ?? []}
      onChange={props.onChange}
      clearable
    />
  ),
};
