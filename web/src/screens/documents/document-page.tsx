import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { DocumentStatus } from "./document-status.tsx";
import { documentUi } from "./document-ui.tsx";
import { DocumentView } from "./document-view.tsx";
import { OwnerName } from "./owner-name.tsx";
import { SignButton } from "./signing/sign-button.tsx";
import { SignaturesTab } from "./signing/signatures-tab.tsx";
import { SignersLine } from "./signing/signers-line.tsx";
import { VersionsTab } from "./versions-tab.tsx";

function DocumentHeader({ record }: RecordViewProps<"documents">) {
  const { name, description } = record.attributes;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{name}</Title>
        <DocumentStatus record={record} />
      </Group>
      <OwnerName record={record} />
      {description && <Text c="dimmed">{description}</Text>}
      <SignersLine record={record} />
    </Stack>
  );
}

/** The page of a document: its file, its signatures and its versions. */
export default recordPage({
  ui: documentUi,
  listPath: "/documents",
  Header: DocumentHeader,
  Buttons: SignButton,
  include: ["employee[name]", "client[name]"],
  tabs: [
    { id: "file", label: t("File"), Content: DocumentView, isShown: () => true },
    {
      id: "about",
      label: t("About", { one: t("Document") }),
      sections: [
        {
          title: t("Document"),
          fields: ["name", "type_id", "employee_id", "client_id", "start_date", "end_date", "description"],
        },
        { title: t("Origin"), fields: ["template_id", "created_by_employee_id", "created_at", "checksum"] },
      ],
    },
    {
      id: "text",
      label: t("Text"),
      sections: [
        { title: t("Text"), note: t("A change makes a new version of the file."), fields: ["content"] },
      ],
      isShown: ({ attributes }) => attributes.content !== null || attributes.version === 0,
    },
    { id: "signatures", label: t("Signatures"), Content: SignaturesTab, isShown: () => true },
    { id: "versions", label: t("Versions"), Content: VersionsTab, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
