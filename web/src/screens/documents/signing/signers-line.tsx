import { Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { t } from "../../../messages/t.ts";

interface Signer {
  readonly status: "pending" | "signed" | "declined";
}

/** How many of the signers have signed; nothing while nobody is asked. */
export function SignersLine({ record: { attributes } }: { readonly record: ApiRecord<"documents"> }) {
  const signers = attributes.signers as readonly Signer[];
  if (signers.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">{t`${attributes.signature_count} of ${signers.length} have signed.`}</Text>
  );
}
