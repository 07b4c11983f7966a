import { Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { runAction } from "../../api/records.ts";
import { notifyDone } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { ownSessionsQuery } from "../../session/own-sessions-query.ts";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";

const EMPTY = { current_password: "", password: "", password_confirmation: "" };

/** Changes the own password; every other session ends. */
export function ChangePassword({ userId }: { readonly userId: string }) {
  const client = useQueryClient();
  const { form, problem, isBusy, onSubmit } = useApiForm(EMPTY, async (values) => {
    await runAction("users", userId, "change-password", values);
    form.reset();
    notifyDone(t("The password is changed. Other sessions have ended."));
    await client.invalidateQueries(ownSessionsQuery);
  });
  return (
    <Panel title={t("Password")} note={t("Changing it ends every other session.")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md" maw={420}>
          <Problem text={problem} />
          <PasswordField
            label={t("Present password")}
            autoComplete="current-password"
            {...form.getInputProps("current_password")}
          />
          <NewPasswordFields form={form} />
          <Group>
            <Button type="submit" loading={isBusy}>
              {t("Change the password")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
