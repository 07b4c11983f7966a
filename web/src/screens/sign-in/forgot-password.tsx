import { Alert, Anchor, Button, Stack, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Icon } from "../../components/icon.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { AccessFrame } from "./access-frame.tsx";

/** Asks for a link to choose a new password; what is said does not say whether the account exists. */
export default function ForgotPassword() {
  const [said, setSaid] = useState<string | null>(null);
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { email: "" },
    async (values) => {
      const { data } = await api.POST("/users/actions", {
        params: { query: { action: "request-password-reset" } },
        body: values,
      });
      setSaid((data as { message: string }).message);
    },
    { isPassing: true },
  );
  return (
    <AccessFrame title={t("Forgotten password")} note={t("We will send you a link to choose a new one.")}>
      {said === null ? (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <Problem text={problem} />
            <TextInput
              label={t("Email")}
              type="email"
              autoComplete="username"
              autoFocus
              size="md"
              {...form.getInputProps("email")}
            />
            <Button type="submit" size="md" fullWidth loading={isBusy}>
              {t("Send the link")}
            </Button>
          </Stack>
        </form>
      ) : (
        <Alert color="teal" variant="light" role="status" icon={<Icon name="mail-forward" />}>
          {said}
        </Alert>
      )}
      <Anchor component={Link} to="/sign-in" size="sm" ta="center">
        {t("Back to sign-in")}
      </Anchor>
    </AccessFrame>
  );
}
