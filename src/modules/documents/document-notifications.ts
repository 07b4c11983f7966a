import { notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { personOf } from "../employees/index.ts";

/** Documents are to be signed, and they end. */
export const documentNotifications = [
  notification({
    name: "document-to-sign",
    title: message`Documents to sign`,
    description: message`You are asked to sign a document, or reminded of it.`,
    resource: "documents",
    events: ["request-signatures", "remind-signers"],
    employees: (entry) => sql`select asked.employee_id from document_signers asked
      where asked.workspace_id = ${fromContext("workspace")} and asked.document_id = ${ident(entry)}.resource_id
        and asked.status = 'pending'`,
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} asked you to sign a document`,
        message`You are asked to sign a document`,
      ),
      detail: saidDetail(textIn(event, "name")),
    }),
    // The document's own mail notifies of it already.
    delivery: "in_app",
  }),
  notification({
    name: "document-ending",
    title: message`Documents that end soon`,
    description: message`A document of yours, or one that you look after, ends soon.`,
    resource: "documents",
    events: ["expiring"],
    employees: (entry) => sql`${personOf("documents")(entry)} union
      select notified.employee_id from documents ending join document_type_notified_employees notified
        on notified.workspace_id = ${fromContext("workspace")} and notified.type_id = ending.type_id
      where ending.workspace_id = ${fromContext("workspace")} and ending.id = ${ident(entry)}.resource_id`,
    words: (event) => {
      const end = saidDay(event, "end_date");
      return { title: message`${textIn(event, "name")} ends soon`, detail: end && message`on ${end}` };
    },
    // The notice of the document type is mailed already.
    delivery: "in_app",
  }),
];
