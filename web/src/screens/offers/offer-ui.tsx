import { Stack, Text } from "@mantine/core";
import { offers } from "../../api/generated/resources/offers.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { offerActions } from "./offer-actions.ts";
import { OfferStatus, STATUS_LABELS } from "./offer-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  lead_id: { label: "Lead", hint: "An offer needs a lead or a client." },
  client_id: { label: "Client", hint: undefined },
  client_contact_id: { label: "Contact", hint: undefined, within: "client_id" },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  issue_date: { label: "Date", hint: "If empty, today." },
  valid_until: { label: "Valid until", hint: "If empty, it follows from the settings." },
  currency: { hint: "If empty, that of the client or the lead. It cannot be changed while there are lines." },
  discount_type: {
    label: "Discount",
    optionLabels: { percent: "Percentage", fixed: "Amount" },
    hint: undefined,
  },
  discount_value: { label: "Discount value", isOffered: ({ discount_type }) => Boolean(discount_type) },
  tax_rounding: {
    label: "Tax is rounded",
    optionLabels: { total: "Once for each rate", line: "For each line" },
    hint: undefined,
  },
  intro: { label: "Introduction", hint: "Printed before the lines." },
  terms: { hint: "Printed. If empty, those of the settings." },
  notes: { label: "Private notes", hint: "Never printed." },
  owner_employee_id: { label: "Owner", hint: undefined },
  net_total: { label: "Net" },
  tax_total: { label: "Tax" },
  discount_total: { label: "Discount" },
  optional_total: { label: "Options that are not chosen", hint: undefined },
  accepted_by_name: { label: "Accepted by" },
  decision_note: { label: "Note or reason", hint: undefined },
  invoice_id: { label: "Invoice", hint: undefined },
  project_id: { label: "Project", hint: undefined },
  created_by_user_id: { label: "Created by" },
};

/** The number of an offer; from the second version on with the version. */
export const numberOf = ({ attributes: { number, version } }: ApiRecord<"offers">): string =>
  version === 1 ? number : `${number}, version ${version}`;

const isDraft = ({ attributes }: ApiRecord<"offers">): boolean => attributes.sent_at === null;

/** The list, form and page of offers. */
export const offerUi = resourceUi({
  resource: "offers",
  metadata: offers,
  title: "Offers",
  singular: "Offer",
  nameOf: numberOf,
  fields,
  list: {
    columns: [
      {
        name: "number",
        render: (offer: ApiRecord<"offers">) => (
          <Stack gap={0}>
            <Text size="sm" fw={500} component="span">
              {numberOf(offer)}
            </Text>
            <Text size="xs" c="dimmed" component="span" lineClamp={1}>
              {offer.attributes.title}
            </Text>
          </Stack>
        ),
      },
      "client_id",
      "lead_id",
      {
        name: "status",
        render: ({ attributes }: ApiRecord<"offers">) => <OfferStatus status={attributes.status} />,
      },
      "valid_until",
      "total",
    ],
    more: [
      "title",
      "owner_employee_id",
      "issue_date",
      "version",
      "net_total",
      "optional_total",
      "currency",
      "sent_at",
      "accepted_at",
      "declined_at",
      "created_at",
    ],
    sort: "-id",
    views: [
      { id: "current", label: "Current", filters: { is_current: "true" } },
      { id: "drafts", label: "Drafts", filters: { status: "draft" } },
      { id: "open", label: "Open", filters: { status: "sent" } },
      { id: "accepted", label: "Accepted", filters: { status: "accepted" } },
      { id: "expired", label: "Expired", filters: { status: "expired", is_current: "true" } },
      { id: "all", label: "All versions", filters: {} },
    ],
    filters: {
      lead_id: { label: "Lead", resource: "leads" },
      client_id: { label: "Client", resource: "clients" },
      family_id: { isHidden: true },
      invoice_id: { label: "Invoice", resource: "invoices" },
      project_id: { label: "Project", resource: "projects" },
    },
    bulk: {
      send: { label: "Mark as sent", from: ["draft"], without: ["recipients", "message"] },
      decline: { label: "Declined", from: ["sent"], fields: { reason: { label: "Why", hint: undefined } } },
    },
    emptyText: "Offers to your leads and clients: first a draft, then sent, and accepted until it expires.",
  },
  form: [
    { title: "Offer", fields: ["title", "client_id", "client_contact_id", "lead_id", "owner_employee_id"] },
    { title: "Dates and currency", fields: ["issue_date", "valid_until", "currency"] },
    { title: "Discount and tax", fields: ["discount_type", "discount_value", "tax_rounding"] },
    { title: "Texts", fields: ["intro", "terms", "notes"] },
  ],
  actions: offerActions,
  deletion: { text: "The number is not used again.", isOffered: isDraft },
  page: (id) => `/offers/${id}`,
  createPath: "/offers/new",
});
