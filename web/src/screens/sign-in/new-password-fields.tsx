import type { UseFormReturnType } from "@mantine/form";
import { PasswordField } from "../../components/password-field.tsx";
import { t } from "../../messages/t.ts";

/** A new password, given twice. */
export function NewPasswordFields({
  form,
}: {
  readonly form: Pick<UseFormReturnType<Record<string, unknown>>, "getInputProps">;
}) {
  return (
    <>
      <PasswordField
        label={t("New password")}
        description={t("12 to 128 characters; a sentence is easy to remember.")}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <PasswordField
        label={t("Repeat the password")}
        autoComplete="new-password"
        {...form.getInputProps("password_confirmation")}
      />
    </>
  );
}
