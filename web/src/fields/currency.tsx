import { Select, Text } from "@mantine/core";
import { inLanguage } from "../format/language.ts";
import { currencyCodes, currencyName } from "../format/names.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";

const currencies = inLanguage(() =>
  currencyCodes.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` })),
);

/** A currency by its code. */
export const currency: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {String(value)}
    </Text>
  ),
  Input: (props) => (
    <Select
      {...inputProps(props)}
      data={currencies()}
      value={props.value as string | null}
      onChange={props.onChange}
      searchable
      clearable={props.field.nullable === true}
      limit={60}
      nothingFoundMessage="No such currency"
    />
  ),
};
