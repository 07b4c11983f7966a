import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { RelatedRecords } from "../../records/related-records.tsx";
import { benefitUi, InactiveBadge } from "./benefit-ui.tsx";
import { enrolmentUi } from "./enrolment-ui.tsx";

function BenefitHeader({ record: { attributes } }: RecordViewProps<"benefits">) {
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        <InactiveBadge attributes={attributes} />
      </Group>
      {attributes.description !== null && <Text c="dimmed">{attributes.description}</Text>}
    </Stack>
  );
}

function Enrolled({ record }: RecordViewProps<"benefits">) {
  return <RelatedRecords ui={enrolmentUi} of={{ benefit_id: record.id }} />;
}

/** The page of a benefit. */
export default recordPage({
  ui: benefitUi,
  listPath: "/benefits",
  Header: BenefitHeader,
  tabs: [
    { id: "benefit", label: t("Benefit"), sections: benefitUi.form },
    { id: "enrolments", label: t("Who has it"), Content: Enrolled, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
