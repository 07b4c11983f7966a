import { EXAMPLE_ULID, type StandaloneResult, standaloneAction } from "../../../engine/declare/index.ts";
import {
  type GivenParameters,
  invalid,
  invalidField,
  type StandaloneContext,
} from "../../../engine/work/index.ts";
import { draftBody, draftParameters } from "../invoices/draft-parameters.ts";
import { billOnto, NOTHING_TO_BILL } from "./bill-onto.ts";
import { type BilledProject, chosenProjects, projectsIn, refuseOtherCurrencies } from "./billed-projects.ts";
import { billingParameters } from "./billing-parameters.ts";

const parameters = { ...draftParameters, ...billingParameters };

type Given = StandaloneContext<GivenParameters<typeof parameters>>;

/** The projects that are billed, and their currency. */
async function billedProjects({
  work,
  params,
}: Given): Promise<{ projects: BilledProject[]; currency: string }> {
  const client = await work.find("clients", params.client_id);
  if (!client) throw invalidField("client_id", "The selected client id is invalid.");
  if (params.project_ids === null) {
    const own = params.currency ?? client.currency;
    return { projects: await projectsIn(work, client.id, own), currency: own };
  }
  const projects = await chosenProjects(work, client.id, params.project_ids);
  const chosen = params.currency ?? projects[0]!.currency;
  refuseOtherCurrencies(projects, chosen);
  return { projects, currency: chosen };
}

async function run(context: Given): Promise<StandaloneResult> {
  const { work, params, sent } = context;
  const { projects, currency: own } = await billedProjects(context);
  const id = await work.createByRules("invoices", {
    ...draftBody(params, sent),
    currency: own,
  });
  const billed = await billOnto(work, { invoiceId: id, projects, params, sent });
  // Programs and screens recognize it by the reason, since the message is in the language of the caller.
  if (!billed) throw invalid({ client_id: [NOTHING_TO_BILL] }, { body: { reason: "nothing_to_bill" } });
  return { shows: { resource: "invoices", id, related: ["lines"] } };
}

/** Creates one draft with everything of a client that can be billed. */
export const billUnbilled = standaloneAction({
  title: "Bill unbilled work",
  done: "Created a draft.",
  description:
    "Creates a draft with lines for the unbilled time, expenses and fees of a client. With `dry_run=true` it is a preview.",
  needsCredential: true,
  who: { permissions: ["manage-invoices"], relations: [] },
  parameters,
  example: { client_id: EXAMPLE_ULID, date: "2026-06-01,2026-06-30", group_by: "task" },
  run,
});
