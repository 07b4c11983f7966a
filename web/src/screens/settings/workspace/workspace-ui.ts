import { workspace } from "../../../api/generated/resources/workspace.ts";
import type { PageTab } from "../../../declare/record-page.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { monthName, weekdayName } from "../../../format/dates.ts";
import { SCHEME_NAMES } from "../../invoicing/electronic-address-schemes.ts";
import { BusinessHoursInput, ShowBusinessHours } from "./business-hours.tsx";
import { ShowTicketSla, TicketSlaInput } from "./ticket-sla.tsx";

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The settings of the workspace. */
export const workspaceUi = resourceUi({
  resource: "workspace",
  metadata: workspace,
  title: "Workspace",
  singular: "Workspace",
  fields: {
    subdomain: { label: "Address" },
    legal_name: { label: "Legal name" },
    iban: { label: "IBAN" },
    swift: { label: "BIC (SWIFT)" },
    tax_number: { hint: "If it is not the VAT number." },
    electronic_address: {
      hint: "Such as your identifier in the Peppol network. It is given with its scheme.",
    },
    electronic_address_scheme: {
      label: "Scheme of the address",
      optionLabels: SCHEME_NAMES,
      hint: undefined,
    },
    invoice_contact_name: { label: "Contact for invoices", hint: "A person or a department." },
    invoice_contact_phone: { label: "Phone of the contact", hint: "If empty, the company's." },
    invoice_contact_email: { label: "Email of the contact", hint: "If empty, the company's." },
    locale: { label: "Language" },
    timezone: { label: "Time zone" },
    week_starts_on: {
      label: "Week starts on",
      hint: "It cannot be changed once timesheet weeks exist.",
      optionLabels: (day) => weekdayName(Number(day), "long"),
    },
    fiscal_year_start_month: {
      label: "Fiscal year starts in",
      type: "integer-enum",
      options: MONTHS,
      optionLabels: (month) => monthName(Number(month)),
    },
    working_days: { hint: undefined },
    full_time_weekly_hours: { label: "Full-time weekly hours", hint: "One full-time equivalent." },
    billing_rounding_mode: { label: "Rounding of billed time", optionLabels: { none: "Not at all" } },
    billing_rounding_minutes: { label: "To multiples of (minutes)" },
    timesheet_require_project: { label: "Every time entry needs a project" },
    timesheet_block_overlap: { label: "Time entries may not overlap" },
    max_timer_minutes: { label: "Timers stop after" },
    billing_requires_approval: { label: "Only approved time is billed", hint: undefined },
    payment_terms_days: { label: "Payment terms (days)" },
    invoice_reminder_1_days: { label: "First reminder after (days)" },
    invoice_reminder_1_text: { label: "Text of the first reminder" },
    invoice_reminder_2_days: { label: "Second reminder after (days)" },
    invoice_reminder_2_text: { label: "Text of the second reminder" },
    invoice_reminder_3_days: { label: "Third reminder after (days)" },
    invoice_reminder_3_text: { label: "Text of the third reminder" },
    tax_rounding: { label: "Rounding of tax", optionLabels: { total: "On the total", line: "On each line" } },
    offer_validity_days: { label: "Offers are valid for (days)" },
    candidate_retention_months: { label: "Retention of candidates" },
    candidate_auto_anonymize: { label: "Candidates are then anonymised automatically", hint: undefined },
    careers_enabled: {
      label: "Open jobs have public pages",
      hint: "Anybody with the address of an open job can read it and apply. The page of a job shows its address.",
    },
    careers_consent_text: { label: "What applicants agree to", hint: undefined },
    lead_lost_reasons: {
      label: "Reasons for lost leads",
      hint: "A reason in use can be archived but not removed.",
    },
    candidate_rejection_reasons: {
      label: "Reasons for rejected candidates",
      hint: "A reason in use can be archived but not removed.",
    },
    business_hours: {
      Show: ShowBusinessHours,
      Input: BusinessHoursInput,
      hint: "If empty, around the clock.",
    },
    ticket_sla: { label: "Promised times", Show: ShowTicketSla, Input: TicketSlaInput },
    ticket_reopen_days: { label: "Solved tickets can be reopened for (days)" },
    ticket_email: {
      label: "Email of the support desk",
      hint: "If set, public comments are mailed to requesters, who reply to this address.",
    },
    two_factor_required: {
      label: "Everybody needs a second factor",
      hint: "Whoever has none can only set one up until it is on. Only somebody who has one can change this.",
    },
    api_keys_allowed_for: {
      label: "API keys are made by",
      optionLabels: { everyone: "Everybody", managers: "Those who manage API keys" },
    },
    api_key_max_lifetime_days: {
      label: "Keys live at most (days)",
      hint: "Empty: as long as their owner wants.",
    },
    revoke_keys_on_archive: { label: "Archiving a person revokes their keys for good" },
    audit_retention_months: { label: "The audit log is kept for", hint: "Empty: for ever." },
  },
  list: { columns: ["name"], emptyText: "" },
  form: [],
});

/** The settings by what they are about. */
export const SETTING_TABS: readonly PageTab[] = [
  {
    id: "general",
    label: "General",
    sections: [
      { title: "Workspace", fields: ["name", "subdomain", "locale", "timezone", "base_currency"] },
      {
        title: "Year and week",
        fields: ["fiscal_year_start_month", "week_starts_on", "working_days", "full_time_weekly_hours"],
      },
    ],
  },
  {
    id: "company",
    label: "Company",
    sections: [
      {
        title: "Legal",
        note: "Copied onto invoices and offers when they are issued.",
        fields: ["legal_name", "vat_number", "tax_number", "registration_number", "address"],
      },
      { title: "Contact", fields: ["email", "phone", "website"] },
      { title: "Bank", fields: ["bank_name", "iban", "swift"] },
      {
        title: "Electronic invoices",
        fields: [
          ...["electronic_address", "electronic_address_scheme"],
          ...["invoice_contact_name", "invoice_contact_phone", "invoice_contact_email"],
        ],
      },
    ],
  },
  {
    id: "time",
    label: "Time and leave",
    sections: [
      {
        title: "Time tracking",
        fields: ["timesheet_require_project", "timesheet_block_overlap", "max_timer_minutes"],
      },
      {
        title: "Closed periods",
        note: "What lies on or before these days can no longer be changed.",
        fields: ["leave_closed_until", "time_closed_until", "expenses_closed_until", "invoices_closed_until"],
      },
    ],
  },
  {
    id: "billing",
    label: "Billing",
    sections: [
      {
        title: "Billed time",
        fields: ["billing_requires_approval", "billing_rounding_mode", "billing_rounding_minutes"],
      },
      {
        title: "Numbers",
        note: "Tokens {YYYY}, {YY}, {MM} and one counter such as {0000}.",
        fields: [
          "invoice_number_format",
          "credit_note_number_format",
          "offer_number_format",
          "invoice_number_start",
        ],
      },
      {
        title: "Documents",
        fields: [
          "payment_terms_days",
          "tax_rounding",
          "invoice_footer",
          "offer_validity_days",
          "offer_terms",
        ],
      },
      {
        title: "Reminders of overdue invoices",
        note: "With days, a reminder is sent by itself; without a text, it is written in the client's language.",
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
    label: "Sales and hiring",
    sections: [
      { title: "Leads", fields: ["lead_lost_reasons"] },
      {
        title: "Candidates",
        fields: [
          ...["candidate_retention_months", "candidate_auto_anonymize", "candidate_rejection_reasons"],
          ...["careers_enabled", "careers_consent_text"],
        ],
      },
    ],
  },
  {
    id: "support",
    label: "Support",
    sections: [
      { title: "Business hours", fields: ["business_hours"] },
      { title: "Tickets", fields: ["ticket_sla", "ticket_reopen_days", "ticket_email"] },
    ],
  },
  {
    id: "security",
    label: "Security",
    sections: [
      { title: "Sign-in", fields: ["two_factor_required"] },
      {
        title: "API keys",
        fields: ["api_keys_allowed_for", "api_key_max_lifetime_days", "revoke_keys_on_archive"],
      },
      { title: "Audit log", fields: ["audit_retention_months"] },
    ],
  },
];
