import { Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { t } from "../../messages/t.ts";

/** To whom a document belongs, by name. */
export function OwnerName({ record }: { readonly record: ApiRecord<"documents"> }) {
  const { documentable_type } = record.attributes;
  const owner = record.relationships?.[documentable_type === "clients" ? "client" : "employee"];
  const isOne = owner !== null && owner !== undefined && !("length" in owner);
  return (
    <Text size="sm" component="span" c={isOne ? undefined : "dimmed"}>
      {isOne
        ? recordLabel(owner as ApiRecord)
        : documentable_type === "workspace"
          ? t("The company")
          : t("Not visible to you")}
    </Text>
  );
}
