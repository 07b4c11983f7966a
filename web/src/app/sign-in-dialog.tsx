import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ApiFailure } from "../api/failure.ts";
import { PasswordField } from "../components/password-field.tsx";
import { Problem } from "../components/problem.tsx";
import { unsavedForms } from "../components/unsaved.ts";
import { useApiForm } from "../components/use-api-form.ts";
import { t } from "../messages/t.ts";
import { renewSession, signOut } from "../session/actions.ts";
import { useSession } from "../session/session.ts";
import type { Finish } from "./sign-in-again.tsx";

/** Above every other dialog, because their requests are waiting for it. */
const ON_TOP = 1000;

/** Asks for the password, and for the code if the account has a second factor. */
export default function SignInDialog({ onDone }: { readonly onDone: Finish }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const { email } = user.attributes;
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { password: "", code: "" },
    async ({ password, code }) => {
      try {
        await renewSession(client, { email, password, code: code.trim() || null });
      } catch (error) {
        // The password was correct; the code is missing, which is not an error yet.
        if (asksForCode || !(error instanceof ApiFailure) || !error.errors.code) throw error;
        return setAsksForCode(true);
      }
      onDone(true);
    },
    { isPassing: true },
  );
  const leave = async () => {
    unsavedForms.giveUp();
    onDone(false);
    await signOut(client).catch(() => client.clear());
    await navigate({ to: "/sign-in" });
  };
  return (
    <Modal
      opened
      onClose={() => {}}
      title={t("Your session has ended")}
      centered
      zIndex={ON_TOP}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t("Sign in again to continue. What you entered has been preserved.")}</Text>
          <Problem text={problem} />
          <TextInput
            size="md"
            label={t("Email")}
            type="email"
            autoComplete="username"
            value={email}
            readOnly
          />
          <PasswordField
            label={t("Password")}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps("password")}
          />
          {asksForCode && (
            <TextInput
              size="md"
              label={t("Code from your authenticator app")}
              description={t("If you do not have the device, enter a recovery code.")}
              autoComplete="one-time-code"
              autoFocus
              {...form.getInputProps("code")}
            />
          )}
          <Group justify="space-between">
            <Button variant="subtle" onClick={leave}>
              {t("Sign out")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t("Sign in")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
