import { Group, Text } from "@mantine/core";
import { clients } from "../../api/generated/resources/clients.ts";
import type { ApiRecord } from "../../api/records.ts";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import { archiving } from "../../declare/archiving.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { SCHEME_NAMES } from "../invoicing/electronic-address-schemes.ts";
import { ClientExport } from "./client-export.tsx";

const named = ({ attributes }: ApiRecord<"clients">) => (
  <Group gap="xs">
    <Text size="sm" fw={500} component="span">
      {attributes.name}
    </Text>
    {attributes.archived === true && <ArchivedBadge />}
  </Group>
);

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  address: { type: "object" },
  code: { label: t("Customer number"), hint: undefined },
  logo_path: { label: t("Logo address") },
  payment_terms_days: {
    label: t("Payment terms"),
    hint: t("In days. If empty, the workspace's payment terms apply."),
  },
  locale: { label: t("Document language"), hint: t("If empty, the workspace's.") },
  buyer_reference: { hint: t("Such as a Leitweg-ID.") },
  electronic_address: {
    hint: t("Such as an identifier in the Peppol network. It is given with its scheme."),
  },
  electronic_address_scheme: {
    label: t("Scheme of the address"),
    optionLabels: SCHEME_NAMES,
    hint: undefined,
  },
  manager_employee_id: { label: t("Account manager"), hint: undefined },
  allow_duplicate: {
    label: t("Create it even if another client has the same name or VAT number"),
    hint: undefined,
    nullable: false,
  },
};

/** The list, form and page of clients. */
export const clientUi = resourceUi({
  resource: "clients",
  metadata: clients,
  title: t("Clients"),
  singular: t("Client"),
  fields,
  list: {
    columns: [
      { name: "name", render: named },
      {
        name: "primary",
        label: t("Contact"),
        render: primaryContact,
        include: "primaryContact[id|name|email]",
      },
      "currency",
      "manager_employee_id",
      "code",
    ],
    more: ["email", "phone", "vat_number", "payment_terms_days", "created_at"],
    sort: "name",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: {
      archived: { isHidden: true },
      manager_employee_id: { label: t("Account manager") },
      country: { label: t("Country"), type: "country" },
    },
    emptyText: t("Clients are the companies and people that you work for and invoice."),
  },
  form: [
    {
      title: t("Client"),
      fields: ["name", "code", "email", "phone", "website", "manager_employee_id", "allow_duplicate"],
    },
    { title: t("Company"), fields: ["legal_name", "vat_number", "registration_number", "address"] },
    {
      title: t("Billing"),
      fields: ["currency", "payment_terms_days", "tax_rate_id", "billing_email", "locale", "invoice_notes"],
    },
    {
      title: t("Electronic invoices"),
      fields: ["buyer_reference", "electronic_address", "electronic_address_scheme"],
    },
    { title: t("Notes"), fields: ["notes"] },
  ],
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  actions: archiving(
    t("Nothing new can be created for it; existing invoices can still be paid and credited."),
  ),
  deletion: { text: t("Its contacts are deleted too.") },
  page: (id) => `/clients/${id}`,
  createPath: "/clients/new",
  ListActions: ClientExport,
});

function primaryContact({ relationships }: ApiRecord<"clients">) {
  const contact = relationships?.primaryContact as ApiRecord<"client-contacts"> | null | undefined;
  return contact ? (
    <Text size="sm" component="span">
      {contact.attributes.name ?? contact.attributes.email}
    </Text>
  ) : null;
}
