import { Select, Text } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

const names = new Intl.DisplayNames(undefined, { type: "currency" });
const currencies = Intl.supportedValuesOf("currency").map((code) => ({
  value: code,
  label: `${code} · ${names.of(code)}`,
}));

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
      data={currencies}
      value={props.value as string | null}
      onChange={props.onChange}
      searchable
      clearable={props.field.nullable === true}
      limit={60}
      nothingFoundMessage="No such currency"
    />
  ),
};
