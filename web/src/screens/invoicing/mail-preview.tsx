import { Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import type { PreviewProps } from "../../declare/action-ui.ts";
import { t } from "../../messages/t.ts";
import { WhatFollows } from "./what-follows.tsx";

/** The mail of an action, as the API would send it. */
interface Mail {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly attachment: string;
}

/** The mail that goes to the client: to whom, and what it says. */
export function MailPreview({ meta }: PreviewProps<ApiRecord<"invoices">>) {
  const { to, cc, subject, text, attachment } = meta.mail as Mail;
  return (
    <Stack gap="sm">
      <WhatFollows
        facts={[
          { label: t("Recipients"), value: to.join(", "), isStrong: true },
          ...(cc.length > 0 ? [{ label: t("Copy to"), value: cc.join(", ") }] : []),
          { label: t("Subject"), value: subject },
          { label: t("Attached"), value: attachment },
        ]}
      />
      <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
        {text}
      </Text>
    </Stack>
  );
}
