import { type Actor, field, type Workspace } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { discountFields, type Party, totalFields } from "../../invoicing/index.ts";
import { newOfferLines } from "../offer-lines/line-fields.ts";
import type { PrintedOffer } from "../printing/printed-offer.ts";
import { expiredAt, familyOf, invoiceOf, isCurrent, OFFER_STATUSES, offerStatus } from "./offer-status.ts";

const callersEmployee = (_workspace: Workspace, { employeeId }: Actor): string | null => employeeId;

/** The fields of a version of an offer. */
export const offerFields = {
  number: field.string().managed().notNull().describe("All versions of an offer have the same number."),
  version: field.integer().managed().default(1),
  family_id: field
    .reference("offers")
    .computed(familyOf)
    .notNull()
    .describe("Version 1 of the offer, which identifies all its versions."),
  previous_version_id: field.reference("offers").managed(),
  is_current: field
    .boolean()
    .computed(isCurrent)
    .notNull()
    .describe("Whether it is the latest version of the offer."),
  lead_id: field
    .reference("leads")
    .describe("Required without client_id. Cannot be changed once the offer was sent."),
  client_id: field
    .reference("clients")
    .selectable(isUnarchived)
    .describe("Required without lead_id. With both: the client of the lead, if the lead has one."),
  client_contact_id: field.reference("client-contacts").describe("A contact of the client."),
  title: field.string({ caseInsensitive: true }).required(),
  status: field
    .choice(...OFFER_STATUSES)
    .computed(offerStatus)
    .notNull()
    .quiet(),
  issue_date: field.date().computedDefault("today"),
  valid_until: field
    .date()
    .onOrAfter("issue_date")
    .computedDefault("the issue date plus the workspace's `offer_validity_days`")
    .describe("The last day on which the offer can be accepted, in the workspace's time zone."),
  currency: field
    .currency({ asChoice: true })
    .computedDefault("the client's, else the lead's, else the workspace's")
    .describe("Cannot be changed while the offer has lines."),
  ...discountFields,
  intro: field.text().describe("Printed before the lines."),
  terms: field.text().computedDefault("the workspace's `offer_terms`").orNull().describe("Printed."),
  notes: field.text().describe("Never printed; can be changed in every state."),
  lines: newOfferLines(),
  ...totalFields,
  optional_total: field
    .money()
    .inCurrency("currency")
    .managed()
    .default("0.00")
    .describe("The net amount of the optional lines that are not selected."),
  owner_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .default(callersEmployee, "the caller's own")
    .orNull()
    .describe("Can be changed in every state."),
  sent_at: field.dateTime().managed(),
  accepted_at: field.dateTime().managed(),
  declined_at: field.dateTime().managed(),
  expired_at: field
    .dateTime()
    .computed(expiredAt)
    .quiet()
    .describe("The start of the day after valid_until, once the offer expired."),
  accepted_by_name: field.string().managed(),
  decision_note: field
    .text()
    .managed()
    .describe("The note with which the offer was accepted, or the reason for which it was declined."),
  invoice_id: field
    .reference("invoices")
    .computed(invoiceOf)
    .gate("view-invoices")
    .describe("The invoice made from it; null again if that draft is deleted or the invoice voided."),
  project_id: field.reference("projects").managed().describe("The project made from it."),
  created_by_user_id: field.reference("users").managed(),
  first_version_id: field.reference("offers").hidden(),
  superseded_at: field.dateTime().hidden(),
  reported_valid_until: field.date().hidden(),
  seller: field.jsonb<Party>().hidden(),
  recipient: field.jsonb<Party>().hidden(),
  printed: field.jsonb<PrintedOffer>().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    offers: typeof offerFields;
  }
}
