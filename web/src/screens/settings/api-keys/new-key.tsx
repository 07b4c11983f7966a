import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { createRecord } from "../../../api/records.ts";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { t } from "../../../messages/t.ts";
import { permissionsQuery } from "../../../permissions/catalogue.ts";
import { PermissionMatrix } from "../../../permissions/permission-matrix.tsx";
import { DEFAULT_LIFETIME, ExpiryField, expiryOf, type Lifetime } from "./expiry-field.tsx";
import { keyUi } from "./key-ui.tsx";
import { NewSecret } from "./new-secret.tsx";
import { PRESETS } from "./presets.ts";

interface Issued {
  readonly id: string;
  readonly key: string;
}

/** The screen on which a key is made; afterwards it shows the whole key. */
export default function NewKey() {
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <Page
      title={issued ? t("The key has been created") : t("New API key")}
      width="narrow"
      before={<BackLink to="/settings/api-keys">{t("API keys")}</BackLink>}
    >
      {issued ? (
        <Panel title={t("Your new key")}>
          <NewSecret secret={issued.key}>
            <Group>
              <Button component={Link} to={keyUi.page!(issued.id)}>
                {t("I have saved it")}
              </Button>
            </Group>
          </NewSecret>
        </Panel>
      ) : (
        <KeyForm onIssued={setIssued} />
      )}
    </Page>
  );
}

const EMPTY = {
  name: "",
  description: "",
  scopes: [] as string[],
  ip_allowlist: [] as string[],
  expires_at: DEFAULT_LIFETIME as Lifetime,
};

function KeyForm({ onIssued }: { readonly onIssued: (issued: Issued) => void }) {
  const client = useQueryClient();
  const { data: catalogue = [] } = useQuery(permissionsQuery);
  const held = catalogue.filter(({ is_granted }) => is_granted);
  const { form, problem, isBusy, onSubmit } = useApiForm(EMPTY, async (values) => {
    const { data, meta } = await createRecord("api-keys", {
      ...values,
      description: values.description || null,
      expires_at: expiryOf(values.expires_at),
    });
    onIssued({ id: data.id, key: String(meta?.plain_text_key) });
    await client.invalidateQueries({ queryKey: ["api-keys"] });
  });
  const lacking = form.values.scopes.filter((name) => !held.some((permission) => permission.name === name));
  const choose = (scopes: string[]) => {
    form.setFieldValue("scopes", scopes);
    form.clearFieldError("scopes");
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        <Panel title={t("What it is for")}>
          <Stack gap="md">
            <TextInput
              label={t("Name")}
              withAsterisk
              data-autofocus
              placeholder={t("Payroll export")}
              {...form.getInputProps("name")}
            />
            <TextInput label={t("Description")} {...form.getInputProps("description")} />
          </Stack>
        </Panel>
        <Panel
          title={t("What it may do")}
          note={t(
            "Scopes are a selection of your own permissions. Without any, the key can only read what is open to everybody.",
          )}
        >
          <Stack gap="md">
            <Group gap="xs">
              {PRESETS.map(({ label, scopes }) => (
                <Button key={label} variant="default" size="xs" onClick={() => choose(scopes(held))}>
                  {label}
                </Button>
              ))}
            </Group>
            <PermissionMatrix
              isOfKey
              value={form.values.scopes}
              onChange={choose}
              isBeyond={(name) => lacking.includes(name)}
              error={form.errors.scopes as string | undefined}
            />
            <LackingNote lacking={lacking} />
          </Stack>
        </Panel>
        <Panel title={t("Restrictions")}>
          <Stack gap="md">
            <FieldInput
              field={{
                ...fieldOf(keyUi, "ip_allowlist"),
                hint: t(
                  "Addresses and networks from which it may be used. If there are none, it can be used from anywhere.",
                ),
              }}
              value={form.values.ip_allowlist}
              error={form.errors.ip_allowlist as string | undefined}
              onChange={(value) => form.setFieldValue("ip_allowlist", value as string[])}
            />
            <ExpiryField
              value={form.values.expires_at}
              onChange={(value) => form.setFieldValue("expires_at", value)}
              error={form.errors.expires_at as string | undefined}
            />
          </Stack>
        </Panel>
        <Group gap="xs">
          <Button type="submit" loading={isBusy}>
            {t("Create the key")}
          </Button>
          <Button variant="default" component={Link} to="/settings/api-keys">
            {t("Cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Says, while choosing, what the key could not be given. */
function LackingNote({ lacking }: { readonly lacking: readonly string[] }) {
  return (
    <Text size="sm" c={lacking.length > 0 ? "error" : "dimmed"} role="status">
      {lacking.length > 0
        ? t`You do not have ${lacking.join(", ")}: a key can only have permissions of its owner.`
        : t("You have all the selected permissions. If you lose one of them, the key loses it too.")}
    </Text>
  );
}
