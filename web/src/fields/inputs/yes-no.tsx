import { Select } from "@mantine/core";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits yes, no, or no selection. */
export const YesNoField = (props: InputProps) => (
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
);
