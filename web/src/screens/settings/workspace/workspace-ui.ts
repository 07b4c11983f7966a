import { workspace } from "../../../api/generated/resources/workspace.ts";
import type { PageTab } from "../../../declare/record-page.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { monthName, weekdayName } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { SCHEME_NAMES } from "../../invoicing/electronic-address-schemes.ts";
import { BusinessHoursInput, ShowBusinessHours } from "./business-hours.tsx";
import { ShowTicketSla, TicketSlaInput } from "./ticket-sla.tsx";

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The settings of the workspace. */
export const workspaceUi = resourceUi({
  resource: "workspace",
  metadata: workspace,
  title: t("Workspace"),
  singular: t("Workspace"),
  fields: {
    subdomain: { label: t("Address") },
    legal_name: { label: t("Legal name") },
    iban: { label: "IBAN" },
    swift: { label: "BIC (SWIFT)" },
    tax_number: { hint: t("If it is not the VAT number.") },
    electronic_address: {
      hint: t("Such as your identifier in the Peppol network. It is given with its scheme."),
    },
    electronic_address_scheme: {
      label: t("Scheme of the address"),
      optionLabels: SCHEME_NAMES,
      hint: undefined,
    },
    invoice_contact_name: { label: t("Contact for invoices"), hint: t("A person or a department.") },
    invoice_contact_phone: { label: t("Phone of the contact"), hint: t("If empty, the company's.") },
    invoice_contact_email: { label: t("Email of the contact"), hint: t("If empty, the company's.") },
    locale: { label: t("Language") },
    timezone: { label: t("Time zone") },
    week_starts_on: {
      label: t("Week starts on"),
      hint: t("It cannot be changed once timesheet weeks exist."),
      optionLabels: (day) => weekdayName(Number(day), "long"),
    },
    fiscal_year_start_month: {
      label: t("Fiscal year starts in"),
      type: "integer-enum",
      options: MONTHS,
      optionLabels: (month) => monthName(Number(month)),
    },
    working_days: { hint: undefined },
    full_time_weekly_hours: { label: t("Full-time weekly hours"), hint: t("One full-time equivalent.") },
    billing_rounding_mode: { label: t("Rounding of billed time"), optionLabels: { none: t("Not at all") } },
    billing_rounding_minutes: { label: t("To multiples of (minutes)") },
    timesheet_require_project: { label: t("Every time entry needs a project") },
    timesheet_block_overlap: { label: t("Time entries may not overlap") },
    max_timer_minutes: { label: t("Timers stop after") },
    billing_requires_approval: { label: t("Only approved time is billed"), hint: undefined },
    payment_terms_days: { label: t("Payment terms (days)") },
    invoice_reminder_1_days: { label: t("First reminder after (days)") },
    invoice_reminder_1_text: { label: t("Text of the first reminder") },
    invoice_reminder_2_days: { label: t("Second reminder after (days)") },
    invoice_reminder_2_text: { label: t("Text of the second reminder") },
    invoice_reminder_3_days: { label: t("Third reminder after (days)") },
    invoice_reminder_3_text: { label: t("Text of the third reminder") },
    tax_rounding: {
      label: t("Rounding of tax"),
      optionLabels: { total: t("On the total"), line: t("On each line") },
    },
    offer_validity_days: { label: t("Offers are valid for (days)") },
    candidate_retention_months: { label: t("Retention of candidates") },
    candidate_auto_anonymize: { label: t("Candidates are then anonymised automatically"), hint: undefined },
    careers_enabled: {
      label: t("Open jobs have public pages"),
      hint: t(
        "Anybody with the address of an open job can read it and apply. The page of a job shows its address.",
      ),
    },
    careers_consent_text: { label: t("What applicants agree to"), hint: undefined },
    lead_lost_reasons: {
      label: t("Reasons for lost leads"),
      hint: t("A reason in use can be archived but not removed."),
    },
    candidate_rejection_reasons: {
      label: t("Reasons for rejected candidates"),
      hint: t("A reason in use can be archived but not removed."),
    },
    business_hours: {
      Show: ShowBusinessHours,
      Input: BusinessHoursInput,
      hint: t("If empty, around the clock."),
    },
    ticket_sla: { label: t("Promised times"), Show: ShowTicketSla, Input: TicketSlaInput },
    ticket_reopen_days: { label: t("Solved tickets can be reopened for (days)") },
    ticket_email: {
      label: t("Email of the support desk"),
      hint: t("If set, public comments are mailed to requesters, who reply to this address."),
    },
    two_factor_required: {
      label: t("Everybody needs a second factor"),
      hint: t(
        "Whoever has none can only set one up until it is on. Only somebody who has one can change this.",
      ),
    },
    api_keys_allowed_for: {
      label: t("API keys are made by"),
      optionLabels: { everyone: t("Everybody"), managers: t("Those who manage API keys") },
    },
    api_key_max_lifetime_days: {
      label: t("Keys live at most (days)"),
      hint: t("Empty: as long as their owner wants."),
    },
    revoke_keys_on_archive: { label: t("Archiving a person revokes their keys for good") },
    audit_retention_months: { label: t("The audit log is kept for"), hint: t("Empty: for ever.") },
  },
  list: { columns: ["name"], emptyText: "" },
  form: [],
});

/** The settings by what they are about. */
export const SETTING_TABS: readonly PageTab[] = [
  {
    id: "general",
    label: t("General"),
    sections: [
      { title: t("Workspace"), fields: ["name", "subdomain", "locale", "timezone", "base_currency"] },
      {
        title: t("Year and week"),
        fields: ["fiscal_year_start_month", "week_starts_on", "working_days", "full_time_weekly_hours"],
      },
    ],
  },
  {
    id: "company",
    label: t("Company"),
    sections: [
      {
        title: t("Legal"),
        note: t("Copied onto invoices and offers when they are issued."),
        fields: ["legal_name", "vat_number", "tax_number", "registration_number", "address"],
      },
      { title: t("Contact"), fields: ["email", "phone", "website"] },
      { title: t("Bank"), fields: ["bank_name", "iban", "swift"] },
      {
        title: t("Electronic invoices"),
        fields: [
          ...["electronic_address", "electronic_address_scheme"],
          ...["invoice_contact_name", "invoice_contact_phone", "invoice_contact_email"],
        ],
      },
    ],
  },
  {
    id: "time",
    label: t("Time and leave"),
    sections: [
      {
        title: t("Time tracking"),
        fields: ["timesheet_require_project", "timesheet_block_overlap", "max_timer_minutes"],
      },
      {
        title: t("Closed periods"),
        note: t("What lies on or before these days can no longer be changed."),
        fields: ["leave_closed_until", "time_closed_until", "expenses_closed_until", "invoices_closed_until"],
      },
    ],
  },
  {
    id: "billing",
    label: t("Billing"),
    sections: [
      {
        title: t("Billed time"),
        fields: ["billing_requires_approval", "billing_rounding_mode", "billing_rounding_minutes"],
      },
      {
        title: t("Numbers"),
        note: t("Tokens {YYYY}, {YY}, {MM} and one counter such as {0000}."),
        fields: [
          "invoice_number_format",
          "credit_note_number_format",
          "offer_number_format",
          "invoice_number_start",
        ],
      },
      {
        title: t("Documents"),
        fields: [
          "payment_terms_days",
          "tax_rounding",
          "invoice_footer",
          "offer_validity_days",
          "offer_terms",
        ],
      },
      {
        title: t("Reminders of overdue invoices"),
        note: t(
          "With days, a reminder is sent by itself; without a text, it is written in the client's language.",
        ),
        fields: [
          "invoice_reminder_1_days",
          "invoice_reminder_1_text",
          "invoice_reminder_2_days",
          "invoice_reminder_2_text",
          "invoice_reminder_3_days",
          "invoice_reminder_3_text",
        ],
      },
    ],
  },
  {
    id: "sales",
    label: t("Sales and hiring"),
    sections: [
      { title: t("Leads"), fields: ["lead_lost_reasons"] },
      {
        title: t("Candidates"),
        fields: [
          ...["candidate_retention_months", "candidate_auto_anonymize", "candidate_rejection_reasons"],
          ...["careers_enabled", "careers_consent_text"],
        ],
      },
    ],
  },
  {
    id: "support",
    label: t("Support"),
    sections: [
      { title: t("Business hours"), fields: ["business_hours"] },
      { title: t("Tickets"), fields: ["ticket_sla", "ticket_reopen_days", "ticket_email"] },
    ],
  },
  {
    id: "security",
    label: t("Security"),
    sections: [
      { title: t("Sign-in"), fields: ["two_factor_required"] },
      {
        title: t("API keys"),
        fields: ["api_keys_allowed_for", "api_key_max_lifetime_days", "revoke_keys_on_archive"],
      },
      { title: t("Audit log"), fields: ["audit_retention_months"] },
    ],
  },
];
