import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { RelatedRecords } from "../../records/related-records.tsx";
import { useMay } from "../../session/session.ts";
import { DocumentsOfClient } from "../documents/documents-of.tsx";
import { ClientProjects } from "./client-projects.tsx";
import { clientUi } from "./client-ui.tsx";
import { contactUi } from "./contact-ui.tsx";
import { ClientFigures } from "./profitability/figures-tab.tsx";
import { PROFITABILITY_NEEDS } from "./profitability/needs.ts";
import { StatementTab } from "./statement-tab.tsx";

function ClientHeader({ record: { attributes } }: RecordViewProps<"clients">) {
  const { name, code, website, archived } = attributes;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{String(name)}</Title>
        {archived === true && <ArchivedBadge />}
      </Group>
      <Group gap="xs">
        {code !== null && <Text c="dimmed">{String(code)}</Text>}
        {website !== null && (
          <Anchor href={String(website)} target="_blank" rel="noreferrer" size="sm">
            {String(website).replace(/^https?:\/\//, "")}
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}

function ClientContacts({ record }: RecordViewProps<"clients">) {
  const may = useMay();
  const mayCreate = record.attributes.archived !== true && may("manage-clients");
  return <RelatedRecords ui={contactUi} of={{ client_id: record.id }} mayCreate={mayCreate} />;
}

/** The page of a client. */
export default recordPage({
  ui: clientUi,
  listPath: "/clients",
  Header: ClientHeader,
  tabs: [
    {
      id: "client",
      label: t("Client"),
      sections: [
        { title: t("Client"), fields: ["name", "code", "email", "phone", "website", "manager_employee_id"] },
        { title: t("Company"), fields: ["legal_name", "vat_number", "registration_number", "address"] },
        { title: t("Notes"), fields: ["notes"] },
      ],
    },
    {
      id: "contacts",
      label: t("Contacts"),
      Content: ClientContacts,
      isShown: () => true,
    },
    { id: "projects", label: t("Projects"), Content: ClientProjects, isShown: () => true },
    {
      id: "profitability",
      label: t("Profitability"),
      Content: ClientFigures,
      isShown: (_record, may) => PROFITABILITY_NEEDS.every((name) => may(name)),
    },
    {
      id: "statement",
      label: t("Statement"),
      Content: StatementTab,
      isShown: (_record, may) => may("view-invoices"),
    },
    {
      id: "documents",
      label: t("Documents"),
      Content: DocumentsOfClient,
      isShown: (_record, may) => may("view-documents"),
    },
    {
      id: "billing",
      label: t("Billing"),
      sections: [
        {
          title: t("Billing"),
          fields: [
            "currency",
            "payment_terms_days",
            "tax_rate_id",
            "billing_email",
            "locale",
            "invoice_notes",
          ],
        },
      ],
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
