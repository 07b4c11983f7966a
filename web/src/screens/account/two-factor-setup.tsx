import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PasswordField } from "../../components/password-field.tsx";
import { Problem } from "../../components/problem.tsx";
import { QrCode } from "../../components/qr-code.tsx";
import { Copyable } from "../../components/secret-once.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { beginTwoFactor, confirmTwoFactor, twoFactorQuery } from "../../session/two-factor.ts";

interface Begun {
  readonly secret: string;
  readonly otpauth_url: string;
}

/** Sets up a second factor in three steps: the password, the device, the recovery codes. */
export function TwoFactorSetup({ onDone }: { readonly onDone: () => void }) {
  const client = useQueryClient();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    return (
      <Stack gap="md">
        <Text size="sm">
          {t(
            "The second factor is on. Store these recovery codes separately from the device: each lets you sign in once if you lose it. They are shown only once.",
          )}
        </Text>
        <Copyable label={t("Recovery codes")} text={codes.join("\n")} />
        <Group justify="flex-end">
          <Button
            onClick={async () => {
              await client.invalidateQueries(twoFactorQuery);
              onDone();
            }}
          >
            {t("I have saved them")}
          </Button>
        </Group>
      </Stack>
    );
  }
  return begun === null ? (
    <PasswordStep onBegun={setBegun} />
  ) : (
    <DeviceStep begun={begun} onConfirmed={setCodes} />
  );
}

function PasswordStep({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const { form, problem, isBusy, onSubmit } = useApiForm({ current_password: "" }, async (values) =>
    onBegun(await beginTwoFactor(values.current_password)),
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          {t("With a second factor, a password alone no longer gives access to your account.")}
        </Text>
        <Problem text={problem} />
        <PasswordField
          label={t("Present password")}
          autoComplete="current-password"
          {...form.getInputProps("current_password")}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t("Continue")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface DeviceStepProps {
  readonly begun: Begun;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

function DeviceStep({ begun, onConfirmed }: DeviceStepProps) {
  const { form, problem, isBusy, onSubmit } = useApiForm({ code: "" }, async ({ code }) =>
    onConfirmed(await confirmTwoFactor(code.trim())),
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t("Scan this with an authenticator app, or type the secret into it.")}</Text>
        <Group justify="center">
          <QrCode text={begun.otpauth_url} label={t("The secret for an authenticator app")} />
        </Group>
        <Copyable label={t("Secret")} text={begun.secret} />
        <Problem text={problem} />
        <TextInput
          label={t("Code that the app shows")}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.getInputProps("code")}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t("Turn it on")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
