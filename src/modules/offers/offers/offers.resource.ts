import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  inverse,
  joined,
  resource,
  scoped,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { offerAnalytics } from "../analytics/offer-analytics.ts";
import { convertToInvoice } from "../conversion/convert-to-invoice.ts";
import { convertToProject } from "../conversion/convert-to-project.ts";
import { downloadPdf } from "../printing/download-pdf.ts";
import { accept } from "./accept.ts";
import { decline } from "./decline.ts";
import { duplicate } from "./duplicate.ts";
import { extend } from "./extend.ts";
import { offerFields } from "./offer-fields.ts";
import { familyOf } from "./offer-status.ts";
import { offerHooks } from "./offer-writes.ts";
import { reopen } from "./reopen.ts";
import { revise } from "./revise.ts";
import { send } from "./send.ts";
import { mailMeta } from "./send-mail.ts";

/** Priced proposals to leads and clients, in versions. */
export const offers = resource("offers", {
  description:
    "Priced proposals to leads and clients with a validity date, in versions. What was sent never changes; a change is a new version.",
  policy: scoped(["view-offers"], { write: ["manage-offers"] }),
  label: "number",
  examples: {
    create: {
      client_id: EXAMPLE_ULID,
      title: "Website relaunch",
      lines: [{ description: "Design", quantity: 12.5, unit: "hour", unit_price: 80 }],
    },
    change: { intro: "Thank you for your inquiry." },
  },
  fields: offerFields,
  relationships: {
    lead: toOne("leads", "lead_id"),
    client: toOne("clients", "client_id"),
    clientContact: toOne("client-contacts", "client_contact_id"),
    owner: toOne("employees", "owner_employee_id"),
    createdBy: toOne("users", "created_by_user_id"),
    invoice: toOne("invoices", "invoice_id"),
    project: toOne("projects", "project_id"),
    previousVersion: toOne("offers", "previous_version_id"),
    lines: inverse("offer-lines", "offer_id", { sort: "position" }),
    versions: joined(
      "many",
      "offers",
      (source, target) => sql`${column(target, "workspace_id")} = ${column(source, "workspace_id")}
        and ${familyOf(target)} = ${familyOf(source)}`,
      { sort: "version" },
    ),
  },
  filters: {
    status: byFieldAnyOf,
    currency: byFieldAnyOf,
    owner_employee_id: byFieldAnyOf,
    lead_id: byField,
    client_id: byField,
    family_id: byField,
    invoice_id: byField,
    project_id: byField,
    number: byField,
    is_current: byField,
    total: byField,
    issue_date: byField,
    valid_until: byField,
    sent_at: byField,
    accepted_at: byField,
    declined_at: byField,
    created_at: byField,
    updated_at: byField,
  },
  search: ["number", "title", "client.name", "lead.company_name"],
  globalSearch: { detail: ["title"] },
  sort: [
    ...(["id", "number", "version", "title", "issue_date", "valid_until", "total", "sent_at"] as const),
    ...(["accepted_at", "created_at", "updated_at"] as const),
  ],
  defaultSort: "-id",
  hooks: offerHooks,
  actions: {
    send,
    accept,
    decline,
    extend,
    revise,
    reopen,
    duplicate,
    "convert-to-invoice": convertToInvoice,
    "convert-to-project": convertToProject,
  },
  fileActions: { "download-pdf": downloadPdf },
  responseMeta: mailMeta,
  systemEvents: {
    expired: { title: "Offer expired", description: "The last day on which it could be accepted is over." },
  },
  getters: { "offer-analytics": offerAnalytics },
});
