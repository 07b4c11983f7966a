import { Switch } from "@mantine/core";
import type { InputProps } from "../field-ui.ts";

/** Edits yes or no. */
export const BooleanField = ({ field, value, onChange, error }: InputProps) => (
  <Switch
    label={field.label}
    description={field.hint}
    name={field.name}
    data-path={field.name}
    error={error}
    checked={value === true}
    onChange={(event) => onChange(event.currentTarget.checked)}
    mt={6}
  />
);
