import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { PolicyBadges, policyUi } from "./policy-ui.tsx";

function PolicyHeader({ record: { attributes } }: RecordViewProps<"holiday-policies">) {
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        <PolicyBadges attributes={attributes} />
      </Group>
      {attributes.description !== null && <Text c="dimmed">{attributes.description}</Text>}
    </Stack>
  );
}

/** The page of a leave policy. */
export default recordPage({
  ui: policyUi,
  listPath: "/leave/policies",
  Header: PolicyHeader,
  tabs: [
    { id: "rules", label: t("Rules"), sections: policyUi.form },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
