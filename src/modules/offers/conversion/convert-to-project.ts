import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, Work } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { holdOffers, type Offer } from "../offers/offer-states.ts";
import { isCounting } from "../offers/offer-totals.ts";
import { conversionObstacle } from "./convert-to-invoice.ts";

const MAX_NAME = 255;

const parameters = {
  name: field.string().describe("Default: the title of the offer."),
  billing_model: field
    .choice("fixed_fee", "time_and_materials")
    .default("fixed_fee")
    .describe("The net total becomes the fee, or the budget of what is billed by time."),
  starts_at: field.date(),
  ends_at: field.date().onOrAfter("starts_at"),
  create_tasks: field
    .boolean()
    .default(false)
    .describe("Whether each line that counts becomes a task; lines with the same description one task."),
};

/** The names of the tasks: the descriptions of the counting lines in order, each once regardless of case. */
async function taskNames(work: Work, offerId: string): Promise<string[]> {
  const lines = await work.rows<{ description: string }>(sql`select l.description from offer_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.offer_id = ${offerId} and ${isCounting("l")}
    order by l.position, l.id`);
  const names = lines.map(({ description }) => [...description].slice(0, MAX_NAME).join("").trim());
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
}

async function run({
  work,
  records,
  params,
  fail,
  throwIfRefused,
}: ActionContext<"offers", GivenParameters<typeof parameters>>): Promise<undefined> {
  const offer = records[0] as Offer;
  const isFixed = params.billing_model !== "time_and_materials";
  if (isFixed && unitsOf(offer.net_total, 2) === 0n)
    fail("billing_model", "An offer with a net total of 0 has no fixed fee.");
  throwIfRefused();
  // Who may see no prices of projects may still make the project; its price is that of the offer.
  const price = isFixed
    ? { fee_amount: offer.net_total }
    : ({ budget: offer.net_total, budget_type: "amount" } as const);
  const projectId = await work.createByRules(
    "projects",
    {
      name: params.name ?? offer.title,
      billing_model: isFixed ? "fixed_fee" : "time_and_materials",
      ...{ client_id: offer.client_id, currency: offer.currency },
      ...{ starts_at: params.starts_at, ends_at: params.ends_at },
    },
    price,
  );
  await work.update("offers", offer.id, { project_id: projectId });
  const names = params.create_tasks ? await taskNames(work, offer.id) : [];
  for (const name of names) await work.createByRules("tasks", { project_id: projectId, name });
}

/** Makes a project of the client from an accepted offer. */
export const convertToProject = action("offers", {
  title: "Convert to project",
  done: "Converted",
  description:
    "Creates a project of the client with the net total as its fixed fee or its budget, and tasks if asked for.",
  grants: [{ permissions: ["manage-projects"] }],
  levels: ["record"],
  parameters,
  related: ["project"],
  lock: holdOffers,
  openWhen: openWhenEach((offer) => {
    const obstacle = conversionObstacle(offer);
    if (obstacle) return obstacle;
    return offer.project_id === null ? null : "The offer already has a project.";
  }),
  run,
});
