import type { UseFormReturnType } from "@mantine/form";
import { PasswordField } from "../../components/password-field.tsx";

/** A new password, given twice. */
export function NewPasswordFields({
  form,
}: {
  readonly form: Pick<UseFormReturnType<Record<string, unknown>>, "getInputProps">;
}) {
  return (
    <>
      <PasswordField
        label="New password"
        description="12 to 128 characters; a sentence is easy to remember."
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <PasswordField
        label="Repeat the password"
        autoComplete="new-password"
        {...form.getInputProps("password_confirmation")}
      />
    </>
  );
}
