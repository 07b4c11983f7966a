import { Button, CopyButton, Group, TextInput } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { Panel } from "../components/panel.tsx";
import { t } from "../messages/t.ts";

/** The link of an invitation, to be passed on if the mail does not arrive. */
export function InvitationLink({ token }: { readonly token: string }) {
  const link = `${location.origin}/invitation?token=${token}`;
  return (
    <Panel
      title={t("Invitation")}
      note={t("The same link as in the invitation mail. It works once, within seven days.")}
    >
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          label={t("Link")}
          value={link}
          readOnly
          flex={1}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={<Icon name={copied ? "check" : "copy"} size={16} />}
            >
              {copied ? t("Copied") : t("Copy")}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Panel>
  );
}
