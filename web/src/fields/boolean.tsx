import { Switch, Text } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

/** Yes or no. */
export const boolean: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {value ? "Yes" : "No"}
    </Text>
  ),
  Input: ({ field, value, onChange, error }) => (
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
  ),
};
