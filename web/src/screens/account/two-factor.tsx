import { Badge, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormModal } from "../../components/form-dialogs.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { Problem } from "../../components/problem.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { formatDate } from "../../format/dates.ts";
import { plural, t } from "../../messages/t.ts";
import { endTwoFactor, type TwoFactor, twoFactorQuery } from "../../session/two-factor.ts";
import { TwoFactorSetup } from "./two-factor-setup.tsx";

/** The own second factor: whether it is on, and how to turn it on or off. */
export function TwoFactorPanel() {
  const [open, setOpen] = useState<"on" | "off" | null>(null);
  const { data, error } = useQuery(twoFactorQuery);
  const close = () => setOpen(null);
  return (
    <Panel
      title={t("Second factor")}
      note={t("A code from your phone, which you enter after your password.")}
      actions={
        data && (
          <Button variant="default" size="xs" onClick={() => setOpen(data.is_enabled ? "off" : "on")}>
            {data.is_enabled ? t("Turn off") : t("Turn on")}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <FieldsSkeleton />}
      {data && <State state={data} />}
      <Modal
        opened={open === "on"}
        onClose={close}
        title={t("Turn on the second factor")}
        centered
        closeOnClickOutside={false}
      >
        <TwoFactorSetup onDone={close} />
      </Modal>
      {open === "off" && <EndDialog onClose={close} />}
    </Panel>
  );
}

function State({ state }: { readonly state: TwoFactor }) {
  if (!state.is_enabled) {
    return (
      <Text size="sm">
        {state.is_required
          ? t("It is turned off. This workspace requires it of everybody.")
          : t("It is turned off.")}
      </Text>
    );
  }
  const left = state.recovery_codes_left;
  return (
    <Group gap="sm">
      <Badge color="teal" variant="light" tt="none" fw={600}>
        {t("Turned on")}
      </Badge>
      <Text size="sm">
        {plural(
          left,
          "since {0} · # recovery code left",
          "since {0} · # recovery codes left",
          formatDate(state.enabled_at!),
        )}
      </Text>
    </Group>
  );
}

function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(
    { current_password: "", code: "" },
    async (values) => {
      await endTwoFactor(values);
      await client.invalidateQueries();
      notifyDone(t("The second factor is off."));
      onClose();
    },
  );
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={t("Turn off the second factor?")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <PasswordField
            label={t("Present password")}
            autoComplete="current-password"
            {...form.getInputProps("current_password")}
          />
          <TextInput
            label={t("Code from the app, or a recovery code")}
            autoComplete="one-time-code"
            {...form.getInputProps("code")}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              {t("Turn it off")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
