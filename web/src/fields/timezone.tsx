import { Select, Text } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

const zones = Intl.supportedValuesOf("timeZone");

/** A time zone by its IANA name. One that the browser does not list stays as it is. */
export const timezone: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {String(value).replaceAll("_", " ")}
    </Text>
  ),
  Input(props) {
    const value = props.value as string | null;
    const data = value === null || zones.includes(value) ? zones : [value, ...zones];
    return (
      <Select
        {...inputProps(props)}
        data={data}
        value={value}
        onChange={props.onChange}
        searchable
        clearable={props.field.nullable === true}
        limit={60}
        nothingFoundMessage="No such time zone"
      />
    );
  },
};
