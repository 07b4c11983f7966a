import { Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { users } from "../../api/generated/resources/users.ts";
import { changeRecord } from "../../api/records.ts";
import { notifyDone } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { FieldInput } from "../../fields/inputs/index.tsx";
import { storedTag } from "../../format/language.ts";
import { t } from "../../messages/t.ts";
import { sessionQuery, useSession } from "../../session/session.ts";

const LANGUAGE = {
  ...users.fields.locale!,
  label: t("Language"),
  hint: t(
    "Choose a language, or enter any language tag, such as de-AT. Words are in the language if the program has it; numbers and dates follow the region.",
  ),
};

/** Chooses the own language. The page starts again in it, since reading the session compares the two. */
export function LanguagePanel() {
  const { user, workspace } = useSession();
  const client = useQueryClient();
  const { form, problem, isBusy, onSubmit } = useApiForm(
    { locale: user.attributes.locale as string | null },
    async ({ locale }) => {
      const browser = navigator.languages;
      const tag = locale && storedTag(locale, { workspace: workspace.locale, browser });
      await changeRecord("users", user.id, { locale: tag });
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      notifyDone(t("Language saved"));
    },
  );
  return (
    <Panel title={t("Language")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md" maw={420}>
          <Problem text={problem} />
          <FieldInput
            field={LANGUAGE}
            value={form.values.locale}
            error={form.errors.locale as string | undefined}
            onChange={(locale) => form.setFieldValue("locale", locale as string | null)}
          />
          <Group>
            <Button type="submit" loading={isBusy}>
              {t("Change the language")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
