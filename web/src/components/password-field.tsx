import { PasswordInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { t } from "../messages/t.ts";

/** The input of a password, which can be made visible. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ "aria-label": t("Show or hide the password") }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
