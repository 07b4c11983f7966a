import { MultiSelect, Select, Text } from "@mantine/core";
import { countryName } from "../format/names.ts";
import { countryChoices } from "./country-choices.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

const choice = {
  searchable: true,
  limit: 60,
  nothingFoundMessage: "No such country",
};

/** A country, selected by name and stored by code. */
export const country: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {countryName(String(value))}
    </Text>
  ),
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
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {(value as string[]).map(countryName).join(", ")}
    </Text>
  ),
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
