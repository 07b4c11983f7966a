import { Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { createRecord } from "../../../api/records.ts";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { SecretOnce } from "../../../components/secret-once.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { FieldGrid } from "../../../records/field-grid.tsx";
import { webhookUi } from "./webhook-ui.tsx";

interface Made {
  readonly id: string;
  readonly secret: string;
}

/** The screen on which a webhook is made; afterwards it shows the signing secret. */
export default function NewWebhook() {
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Page
      title={made ? t("The webhook has been created") : t("New webhook")}
      width="narrow"
      before={<BackLink to="/settings/webhooks">{t("Webhooks")}</BackLink>}
    >
      {made ? (
        <Panel title={t("Signing secret")}>
          <SecretOnce title={t("Copy the secret now")} label={t("Signing secret")} secret={made.secret}>
            <Group>
              <Button component={Link} to={webhookUi.page!(made.id)}>
                {t("I have saved it")}
              </Button>
            </Group>
          </SecretOnce>
        </Panel>
      ) : (
        <WebhookForm onMade={setMade} />
      )}
    </Page>
  );
}

const EMPTY: Record<string, unknown> = { url: null, description: null, events: [] };

function WebhookForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const client = useQueryClient();
  const { form, problem, isBusy, onSubmit } = useApiForm(EMPTY, async (values) => {
    const { data, meta } = await createRecord("webhooks", values);
    onMade({ id: data.id, secret: String(meta?.secret) });
    await client.invalidateQueries({ queryKey: ["webhooks"] });
  });
  const fields = Object.keys(EMPTY).map((name) => fieldOf(webhookUi, name));
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        <Panel
          title={t("Webhook")}
          note={t(
            "Messages follow Standard Webhooks: they are signed, contain no record data, and are retried until they are accepted.",
          )}
        >
          <FieldGrid fields={fields} form={form} columns={1} />
        </Panel>
        <Group gap="xs">
          <Button type="submit" loading={isBusy}>
            {t("Create the webhook")}
          </Button>
          <Button variant="default" component={Link} to="/settings/webhooks">
            {t("Cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
