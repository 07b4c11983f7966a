import { PasswordInput } from "@mantine/core";
import type { ComponentProps } from "react";

/** The input of a password, which can be made visible. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ "aria-label": "Show or hide the password" }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
