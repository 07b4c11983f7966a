import { Select } from "@mantine/core";
import { t } from "../messages/t.ts";
import { boolean } from "./boolean.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** Yes, no, or no selection. */
export const yesNo: FieldUi = {
  Show: boolean.Show,
  Input: (props) => (
    <Select
      {...inputProps(props)}
      data={[
        { value: "true", label: t("Yes") },
        { value: "false", label: t("No") },
      ]}
      value={typeof props.value === "boolean" ? String(props.value) : null}
      onChange={(chosen) => props.onChange(chosen === null ? null : chosen === "true")}
      clearable
    />
  ),
};
