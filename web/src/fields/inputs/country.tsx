import { MultiSelect, Select } from "@mantine/core";
import { t } from "../../messages/t.ts";
import { countryChoices } from "../country-choices.ts";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

const choice = {
  searchable: true,
  limit: 60,
  nothingFoundMessage: t("No such country"),
};

/** Edits a country, selected by name and stored by code. */
export const CountryField = (props: InputProps) => (
  <Select
    {...inputProps(props)}
    {...choice}
    data={countryChoices()}
    value={props.value as string | null}
    onChange={props.onChange}
    clearable={props.field.nullable === true}
  />
);

/** Edits several countries, for filters. */
export const CountriesField = (props: InputProps) => (
  <MultiSelect
    {...inputProps(props)}
    {...choice}
    data={countryChoices()}
    value={(props.value as string[] | null) ?? []}
    onChange={props.onChange}
    clearable
  />
);
