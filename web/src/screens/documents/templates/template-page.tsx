import { Group, Stack, Text, Title } from "@mantine/core";
import { IconBadge } from "../../../components/icon-badge.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { RelatedRecords } from "../../../records/related-records.tsx";
import { documentUi } from "../document-ui.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { templateUi } from "./template-ui.tsx";

function TemplateHeader({ record: { attributes } }: RecordViewProps<"document-templates">) {
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        {!attributes.is_active && <IconBadge label={t("Not in use")} icon="archive" color="gray" />}
      </Group>
      {attributes.description && <Text c="dimmed">{attributes.description}</Text>}
    </Stack>
  );
}

const MadeDocuments = ({ record }: RecordViewProps<"document-templates">) => (
  <RelatedRecords ui={documentUi} of={{ template_id: record.id }} mayCreate={false} />
);

/** The page of a template, with the documents that were made from it. */
export default recordPage({
  ui: templateUi,
  listPath: "/documents/templates",
  Header: TemplateHeader,
  Buttons: GenerateButton,
  tabs: [
    {
      id: "template",
      label: t("Template"),
      sections: [
        { title: t("Text"), fields: ["document_name", "content", "date_format"] },
        {
          title: t("Template"),
          fields: ["name", "documentable_type", "type_id", "description", "is_active"],
        },
      ],
    },
    { id: "documents", label: t("Documents"), Content: MadeDocuments, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
