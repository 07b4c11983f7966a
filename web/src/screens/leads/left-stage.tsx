import { Group, Text } from "@mantine/core";
import { FieldValue } from "../../fields/index.tsx";
import { formatDate } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";

const stage = {
  name: "stage_id",
  label: t("Stage"),
  type: "id",
  nullable: false,
  resource: "lead-stages",
} as const;

/** The value of the filter by a stage that was left in a period: its id, and one or two days. */
export function LeftStage({ text }: { readonly text: string }) {
  const [id = "", from = "", to = from] = text.split(",");
  const days = from === to ? formatDate(from) : t`${formatDate(from)} to ${formatDate(to)}`;
  return (
    <Group gap={4} component="span" wrap="nowrap">
      <FieldValue field={stage} value={id} />
      <Text size="sm" component="span">
        {days}
      </Text>
    </Group>
  );
}
