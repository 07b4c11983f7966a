import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { type ActionContext, invalidField } from "../../../engine/work/index.ts";
import { holdInvoices, isDraft } from "../invoices/invoice-states.ts";
import { billOnto, NOTHING_TO_BILL } from "./bill-onto.ts";
import { chosenProjects, projectsIn, refuseOtherCurrencies } from "./billed-projects.ts";
import { type BillingParameters, billingParameters } from "./billing-parameters.ts";

async function run({ work, records, params, sent }: ActionContext<"invoices", BillingParameters>) {
  const [{ id, client_id, currency }] = records as [(typeof records)[number]];
  const projects =
    params.project_ids === null
      ? await projectsIn(work, client_id, currency)
      : await chosenProjects(work, client_id, params.project_ids);
  refuseOtherCurrencies(projects, currency);
  const billed = await billOnto(work, { invoiceId: id, projects, params, sent });
  if (!billed) throw invalidField("project_ids", NOTHING_TO_BILL);
  return undefined;
}

/** Adds unbilled work of the client to a draft. */
export const addUnbilled = action("invoices", {
  title: "Add unbilled work",
  done: "Added unbilled work to",
  description:
    "Adds lines for the unbilled time, expenses and fees of the client to the draft. With `dry_run=true` it is a preview.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters: billingParameters,
  respondsWithMeta: true,
  lock: holdInvoices,
  openWhen: openWhenEach((invoice) => {
    if (!isDraft(invoice)) return "Work can only be added to a draft.";
    return invoice.document_type === "invoice" ? null : "Work cannot be added to a credit note.";
  }),
  run,
});
