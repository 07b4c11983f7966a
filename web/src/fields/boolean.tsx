import { Switch } from "@mantine/core";
import { t } from "../messages/t.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Yes or no. */
export const boolean: FieldUi = {
  Show: ({ value }) => <ShownText>{value ? t("Yes") : t("No")}</ShownText>,
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
