import { field, open, resource } from "../../../engine/declare/index.ts";
import { iban, phone, postalAddress, swift, vatNumber } from "../../../platform/fields/company-fields.ts";
import { electronicAddress, electronicAddressScheme } from "../../../platform/fields/electronic-address.ts";
import { numberFormatProblem } from "../../../platform/sequences/number-format.ts";
import { subdomainProblem } from "../../../platform/tenancy/subdomains.ts";
import { renameInitialRecords } from "../initial-records/rename-initial-records.ts";
import { businessHours } from "./business-hours.ts";
import { removeLogo, shownLogo, uploadLogo } from "./logo.ts";
import { lostReasons, rejectionReasons } from "./reason-lists.ts";
import { ticketSla } from "./ticket-sla.ts";
import { workspaceHooks } from "./workspace-writes.ts";

const MANAGERS = "manage-workspace";
const WEEKDAYS = { min: 1, max: 7 };

const numberFormat = (standard: string) =>
  field
    .string({ max: 40, form: numberFormatProblem })
    .default(standard)
    .describe("Tokens {YYYY}, {YY}, {MM} and one counter such as {0000}; applies from the next number on.");

const closedUntil = (what: string) =>
  field.date().describe(`${what} up to and including this day can no longer be changed.`);

const reminderDays = () =>
  field
    .integerBetween(1, 365)
    .counts("days")
    .describe("So many days after the due date the reminder is sent by itself. Null: only by hand.");

const reminderText = () =>
  field
    .text()
    .describe(
      "The text of the reminder, with {number}, {date}, {due_date}, {days}, {total}, {balance}, {client} and {seller}. Null: a text in the client's language.",
    );

const fields = {
  name: field.string({ max: 100 }).required(),
  subdomain: field
    .string({ max: 63, form: subdomainProblem })
    .required()
    .describe(
      "The first part of the workspace's host name. Only an owner's session can change it; the change applies immediately.",
    ),
  logo_path: field.string().computed(shownLogo).describe("Set by upload-logo and remove-logo."),
  logo: field.string().hidden(),
  legal_name: field.string(),
  vat_number: vatNumber(),
  tax_number: field
    .string({ max: 50 })
    .describe(
      "The number of a seller at the tax office that is no VAT number, such as a German Steuernummer (BT-32); in electronic invoices.",
    ),
  registration_number: field.string({ max: 50 }),
  email: field.email(),
  phone: phone(),
  website: field.url(),
  address: postalAddress(),
  bank_name: field.string(),
  iban: iban(),
  swift: swift(),
  electronic_address: electronicAddress(),
  electronic_address_scheme: electronicAddressScheme(),
  invoice_contact_name: field
    .string({ max: 100 })
    .describe("Whom clients ask about invoices: a person or a department (BT-41); in electronic invoices."),
  invoice_contact_phone: phone().describe("If empty, electronic invoices have the phone of the company."),
  invoice_contact_email: field
    .email()
    .describe("If empty, electronic invoices have the email of the company."),
  locale: field.locale().default("en"),
  timezone: field
    .timezone()
    .default("UTC")
    .describe("Decides what today is, from now on; no stored date changes."),
  base_currency: field.currency().default("EUR").describe("Locked once amounts are recorded."),
  week_starts_on: field
    .integerChoice(1, 6, 7)
    .default(1)
    .describe("ISO weekday. Locked once timesheet weeks exist."),
  fiscal_year_start_month: field.integerBetween(1, 12).default(1),
  working_days: field.integerSet(WEEKDAYS).notNull().describe("ISO weekdays."),
  full_time_weekly_hours: field
    .integerBetween(1, 168)
    .counts("hours")
    .default(40)
    .describe("The hours of one full-time equivalent."),
  leave_closed_until: closedUntil("Leave"),
  time_closed_until: closedUntil("Time"),
  expenses_closed_until: closedUntil("Expenses"),
  invoices_closed_until: closedUntil("Invoices and payments"),
  billing_rounding_mode: field.choice("none", "up", "down", "nearest").default("none"),
  billing_rounding_minutes: field.integerChoice(1, 5, 6, 10, 12, 15, 30, 60).counts("minutes").default(15),
  timesheet_require_project: field.boolean().default(false),
  timesheet_block_overlap: field.boolean().default(false),
  max_timer_minutes: field.integerBetween(1, 1440).counts("minutes").default(1440),
  invoice_number_format: numberFormat("INV-{YYYY}-{0000}"),
  credit_note_number_format: numberFormat("CN-{YYYY}-{0000}"),
  offer_number_format: numberFormat("OFF-{YYYY}-{0000}"),
  invoice_number_start: field
    .integerBetween(1, 999_999_999)
    .default(1)
    .describe("First number of the first series of invoices. Locked once an invoice is issued."),
  payment_terms_days: field.integerBetween(0, 365).counts("days").default(30),
  tax_rounding: field
    .choice("total", "line")
    .default("total")
    .describe("Whether tax is rounded per document or per line; copied into new drafts."),
  billing_requires_approval: field.boolean().default(true).describe("Only approved time is billed."),
  invoice_footer: field.text(),
  invoice_reminder_1_days: reminderDays(),
  invoice_reminder_2_days: reminderDays(),
  invoice_reminder_3_days: reminderDays(),
  invoice_reminder_1_text: reminderText(),
  invoice_reminder_2_text: reminderText(),
  invoice_reminder_3_text: reminderText(),
  offer_terms: field.text(),
  offer_validity_days: field.integerBetween(1, 365).counts("days").default(30),
  lead_lost_reasons: lostReasons().describe(
    "A write replaces the whole list; a key in use cannot be removed.",
  ),
  candidate_rejection_reasons: rejectionReasons().describe(
    "A write replaces the whole list; a key in use cannot be removed.",
  ),
  candidate_retention_months: field
    .integerBetween(1, 120)
    .counts("months")
    .gate(MANAGERS)
    .describe(
      "How long candidates may be kept after their application ended: retention_until of candidates. Null: no limit.",
    ),
  candidate_auto_anonymize: field
    .boolean()
    .default(false)
    .gate(MANAGERS)
    .describe("Whether candidates are anonymised on the day after their retention_until."),
  careers_enabled: field
    .boolean()
    .default(false)
    .describe("Whether everybody can read about the open jobs and apply for them, without a credential."),
  careers_consent_text: field
    .text()
    .describe("What applicants agree to; it is stored with each application. Null: a standard text."),
  business_hours: businessHours().describe("Null means around the clock. A write replaces the whole value."),
  ticket_sla: ticketSla().describe(
    "Minutes of business hours by priority. A write replaces the whole value.",
  ),
  ticket_reopen_days: field.integerBetween(0, 365).counts("days").default(14),
  ticket_email: field
    .email()
    .describe(
      "The address of the support desk. If it is set, public comments of agents are mailed to the requesters of tickets, and replies go to this address with a token between a + and the @.",
    ),
  two_factor_required: field
    .boolean()
    .default(false)
    .describe("Can only be changed in a session of a person who has a second factor."),
  api_keys_allowed_for: field
    .choice("everyone", "managers")
    .default("everyone")
    .gate(MANAGERS)
    .describe("managers: users with manage-api-keys."),
  api_key_max_lifetime_days: field
    .integerBetween(1, 3650)
    .counts("days")
    .gate(MANAGERS)
    .describe("Existing keys keep their expiry."),
  revoke_keys_on_archive: field.boolean().default(true).gate(MANAGERS),
  audit_retention_months: field
    .integer({ min: 12 })
    .counts("months")
    .gate(MANAGERS)
    .describe("Null means without limit."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    workspace: typeof fields;
  }
}

/** The settings of the workspace. Every credential of the workspace can read the fields without a gate. */
export const workspace = resource("workspace", {
  description: "The settings of the workspace.",
  singular: "workspace",
  plural: "workspace",
  table: "workspaces",
  isSingleton: true,
  operations: ["show", "update"],
  policy: open({ write: [MANAGERS] }),
  examples: {
    change: { name: "Acme" },
  },
  fields,
  hooks: workspaceHooks,
  actions: {
    "upload-logo": uploadLogo,
    "remove-logo": removeLogo,
    "rename-initial-records": renameInitialRecords,
  },
});
