import { PasswordInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";

const toggle = { "aria-label": "Show or hide the password" };

/** A new password, given twice. */
export function NewPasswordFields({
  form,
}: {
  readonly form: Pick<UseFormReturnType<Record<string, unknown>>, "getInputProps">;
}) {
  return (
    <>
      <PasswordInput
        label="New password"
        description="12 to 128 characters; a sentence is easy to remember."
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps("password")}
      />
      <PasswordInput
        label="The same once more"
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps("password_confirmation")}
      />
    </>
  );
}
