import { Select } from "@mantine/core";
import { zoneNames } from "../../format/zones.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits a time zone by its IANA name. A value that the browser does not list is shown as it is. */
export function TimezoneField(props: InputProps) {
  const value = props.value as string | null;
  const known = zoneNames();
  const data = value === null || known.includes(value) ? [...known] : [value, ...known];
  return (
    <Select
      {...inputProps(props)}
      data={data}
      value={value}
      onChange={props.onChange}
      searchable
      clearable={props.field.nullable === true}
      limit={60}
      nothingFoundMessage={t("No such time zone")}
    />
  );
}
