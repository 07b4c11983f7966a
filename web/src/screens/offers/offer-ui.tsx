import { Stack, Text } from "@mantine/core";
import { offers } from "../../api/generated/resources/offers.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { offerActions } from "./offer-actions.ts";
import { OfferStatus, STATUS_LABELS } from "./offer-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  lead_id: { label: t("Lead"), hint: t("An offer needs a lead or a client.") },
  client_id: { label: t("Client"), hint: undefined },
  client_contact_id: { label: t("Contact"), hint: undefined, within: "client_id" },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  issue_date: { label: t("Date"), hint: t("If empty, today.") },
  valid_until: { label: t("Valid until"), hint: t("If empty, it follows from the settings.") },
  currency: {
    hint: t("If empty, that of the client or the lead. It cannot be changed while there are lines."),
  },
  discount_type: {
    label: t("Discount"),
    optionLabels: { percent: t("Percentage"), fixed: t("Amount") },
    hint: undefined,
  },
  discount_value: { label: t("Discount value"), isOffered: ({ discount_type }) => Boolean(discount_type) },
  tax_rounding: {
    label: t("Tax is rounded"),
    optionLabels: { total: t("Once for each rate"), line: t("For each line") },
    hint: undefined,
  },
  intro: { label: t("Introduction"), hint: t("Printed before the lines.") },
  terms: { hint: t("Printed. If empty, those of the settings.") },
  notes: { label: t("Private notes"), hint: t("Never printed.") },
  owner_employee_id: { label: t("Owner"), hint: undefined },
  net_total: { label: t("Net") },
  tax_total: { label: t("Tax") },
  discount_total: { label: t("Discount") },
  optional_total: { label: t("Options that are not chosen"), hint: undefined },
  accepted_by_name: { label: t("Accepted by") },
  decision_note: { label: t("Note or reason"), hint: undefined },
  invoice_id: { label: t("Invoice"), hint: undefined },
  project_id: { label: t("Project"), hint: undefined },
  created_by_user_id: { label: t("Created by") },
};

/** The number of an offer; from the second version on with the version. */
export const numberOf = ({ attributes: { number, version } }: ApiRecord<"offers">): string =>
  version === 1 ? number : t`${number}, version ${version}`;

const isDraft = ({ attributes }: ApiRecord<"offers">): boolean => attributes.sent_at === null;

/** The list, form and page of offers. */
export const offerUi = resourceUi({
  resource: "offers",
  metadata: offers,
  title: t("Offers"),
  singular: t("Offer"),
  nameOf: numberOf,
  fields,
  list: {
    columns: [
      {
        name: "number",
        render: (offer: ApiRecord<"offers">) => (
          <Stack gap={0}>
            <Text size="sm" fw={500} component="span" style={{ whiteSpace: "nowrap" }}>
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
      { id: "current", label: (them) => t("Current", them), filters: { is_current: "true" } },
      { id: "drafts", label: t("Drafts"), filters: { status: "draft" } },
      { id: "open", label: (them) => t("Open", them), filters: { status: "sent" } },
      { id: "accepted", label: (them) => t("Accepted", them), filters: { status: "accepted" } },
      {
        id: "expired",
        label: (them) => t("Expired", them),
        filters: { status: "expired", is_current: "true" },
      },
      { id: "all", label: t("All versions"), filters: {} },
    ],
    filters: {
      lead_id: { label: t("Lead"), resource: "leads" },
      client_id: { label: t("Client"), resource: "clients" },
      family_id: { isHidden: true },
      invoice_id: { label: t("Invoice"), resource: "invoices" },
      project_id: { label: t("Project"), resource: "projects" },
    },
    bulk: {
      send: { label: t("Mark as sent"), from: ["draft"], without: ["recipients", "message"] },
      decline: {
        label: t("Mark as declined"),
        from: ["sent"],
        fields: { reason: { label: t("Why"), hint: undefined } },
      },
    },
    emptyText: t(
      "Offers to your leads and clients: first a draft, then sent, and accepted until it expires.",
    ),
  },
  calendar: {
    path: "/offers/calendar",
    listPath: "/offers",
    from: "valid_until",
    days: ["valid_until", "issue_date"],
    title: (offer: ApiRecord<"offers">) => `${numberOf(offer)} ${offer.attributes.title}`,
    note: ({ attributes }: ApiRecord<"offers">) => STATUS_LABELS[attributes.status] ?? null,
    isTentative: ({ attributes }: ApiRecord<"offers">) => attributes.status !== "sent",
  },
  form: [
    {
      title: t("Offer"),
      fields: ["title", "client_id", "client_contact_id", "lead_id", "owner_employee_id"],
    },
    { title: t("Dates and currency"), fields: ["issue_date", "valid_until", "currency"] },
    { title: t("Discount and tax"), fields: ["discount_type", "discount_value", "tax_rounding"] },
    { title: t("Texts"), fields: ["intro", "terms", "notes"] },
  ],
  actions: offerActions,
  deletion: { text: t("The number is not used again."), isOffered: isDraft },
  page: (id) => `/offers/${id}`,
  createPath: "/offers/new",
});
