import { Alert, Button, Stack } from "@mantine/core";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Icon } from "../../components/icon.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { AccessFrame } from "./access-frame.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** Where the mailed link leads: a new password is chosen, and every session of the account ends. */
export default function ResetPassword() {
  const { token = "" } = useSearch({ strict: false }) as { token?: string };
  const [isDone, setDone] = useState(false);
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { password: "", password_confirmation: "" },
    async (values) => {
      await api.POST("/users/actions", {
        params: { query: { action: "reset-password" } },
        body: { token, ...values },
      });
      setDone(true);
    },
    { isPassing: true },
  );
  if (isDone) {
    return (
      <AccessFrame title={t("Password changed")}>
        <Alert color="teal" variant="light" role="status" icon={<Icon name="check" />}>
          {t("You are signed out everywhere. Sign in with the new password.")}
        </Alert>
        <Button component={Link} to="/sign-in" size="md" fullWidth>
          {t("Sign in")}
        </Button>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title={t("Choose a new password")} note={t("The link works once, for an hour.")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <NewPasswordFields form={form} />
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t("Change the password")}
          </Button>
        </Stack>
      </form>
    </AccessFrame>
  );
}
