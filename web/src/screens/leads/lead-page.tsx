import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { RelatedRecords } from "../../records/related-records.tsx";
import { offerUi } from "../offers/offer-ui.tsx";
import { LeadMarks, LeadStatus } from "./lead-status.tsx";
import { leadUi } from "./lead-ui.tsx";
import { meetingUi } from "./meetings/meeting-ui.tsx";
import { LeadTimeline } from "./timeline/timeline.tsx";

function LeadHeader({ record: { attributes } }: RecordViewProps<"leads">) {
  const { name, status, company_name } = attributes;
  const contact = [attributes.contact_first_name, attributes.contact_last_name].filter(Boolean).join(" ");
  const who = [company_name, contact].filter(Boolean).join(" · ");
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{name}</Title>
        <LeadStatus status={status} />
        <LeadMarks attributes={attributes} />
      </Group>
      {who !== "" && <Text c="dimmed">{who}</Text>}
    </Stack>
  );
}

function Meetings({ record }: RecordViewProps<"leads">) {
  return (
    <RelatedRecords
      ui={meetingUi}
      of={{ lead_id: record.id }}
      mayCreate={record.meta.authorizedToUpdate === true}
    />
  );
}

function Offers({ record }: RecordViewProps<"leads">) {
  return <RelatedRecords ui={offerOfLeadUi} of={{ lead_id: record.id }} />;
}

/** Client and owner are those of the lead, and leave room for the total. */
const offerOfLeadUi = {
  ...offerUi,
  list: { ...offerUi.list, chosenAtFirst: ["number", "status", "issue_date", "valid_until", "total"] },
};

/** The page of a lead, with its timeline and the buttons that move and close it. */
export default recordPage({
  ui: leadUi,
  listPath: "/leads",
  Header: LeadHeader,
  tabs: [
    {
      id: "lead",
      label: t("Lead"),
      sections: [
        {
          title: t("Sale"),
          fields: [
            ...["name", "stage_id", "stage_entered_at", "amount", "currency", "probability_override"],
            ...["probability", "weighted_amount", "expected_close_date", "next_activity_at", "priority"],
            ...["owner_employee_id", "source_id", "source_detail", "description"],
          ],
        },
        {
          title: t("Contact"),
          fields: [
            ...["company_name", "contact_first_name", "contact_last_name", "contact_position", "email"],
            ...["phone", "website", "address", "client_id", "client_contact_id"],
          ],
        },
        {
          title: t("Outcome"),
          fields: [
            "furthest_stage_id",
            "won_at",
            "lost_at",
            "lost_reason",
            "lost_reason_note",
            "converted_at",
          ],
        },
      ],
    },
    { id: "timeline", label: t("Timeline"), Content: LeadTimeline, isShown: () => true },
    { id: "meetings", label: t("Meetings"), Content: Meetings, isShown: () => true },
    { id: "offers", label: t("Offers"), Content: Offers, isShown: (_record, may) => may("view-offers") },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
