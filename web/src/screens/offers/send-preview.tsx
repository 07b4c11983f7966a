import { List, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import type { PreviewProps } from "../../declare/action-ui.ts";
import { formatDate } from "../../format/dates.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";

type Offer = ApiRecord<"offers">;

/** The address of the person to whom an offer goes: of the contact, else the client's or the lead's; null if unknown. */
function addressOf({ relationships }: Offer): string | null {
  const emailOf = (name: string): string | null =>
    ((relationships?.[name] as ApiRecord | null | undefined)?.attributes.email as
      | string
      | null
      | undefined) ?? null;
  return emailOf("clientContact") ?? emailOf("client") ?? emailOf("lead");
}

/** The recipients that the dialog suggests. */
export function suggestedRecipients(offer: Offer): { readonly recipients: readonly string[] | null } {
  const address = addressOf(offer);
  return { recipients: address === null ? null : [address] };
}

/** What sending does: who gets which offer, and until when it can be accepted. */
export function SendPreview({ record: { attributes }, values, meta }: PreviewProps<Offer>) {
  const recipients = (values.recipients as readonly string[] | null) ?? [];
  return (
    <Stack gap="xs">
      <Text size="sm">
        {t`${formatMoney(attributes.total, attributes.currency)}, to be accepted until ${formatDate(attributes.valid_until)}.`}
      </Text>
      {meta.mail === "queued" ? (
        <>
          <Text size="sm">{t`The PDF ${`${attributes.number}-v${attributes.version}.pdf`} is mailed to:`}</Text>
          <List size="sm">
            {recipients.map((address) => (
              <List.Item key={address}>{address}</List.Item>
            ))}
          </List>
        </>
      ) : (
        <Text size="sm">{t("No mail is sent. The offer is only marked as sent.")}</Text>
      )}
    </Stack>
  );
}
