import { type GetterResult, getter, type JsonSchema } from "../../../engine/declare/index.ts";
import { forbidden, type GetterContext } from "../../../engine/work/index.ts";
import { figureOrNull, leftOutShapes, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  url,
} from "../../../platform/figures/response-shapes.ts";
import { amongIds } from "../../../platform/links/narrow-filters.ts";
import {
  type EconomicsContext,
  type EconomicsQuery,
  economicsParameters,
  mayReadMoney,
  onSelectedProjects,
  orderedRows,
  publishRows,
  readEconomicsQuery,
  reportMeta,
  rowLinks,
} from "../../projects/index.ts";
import { type ClientEconomics, loadClientEconomics } from "./client-economics.ts";
import { clientRow, clientTotals, internalSums, revenueOfAll } from "./client-rows.ts";
import { coversWholeClients } from "./selected-records.ts";

const hours: JsonSchema = { type: "number" };
const amount = figureOrNull();
const amounts = (...names: string[]): JsonSchema =>
  object(Object.fromEntries(names.map((name) => [name, amount])));

/** Names and figures that rows can be ordered by. */
const SORTED_BY = [
  "client_name",
  "archived",
  "projects",
  "worked_hours",
  ...["projects", "other", "total"].map((name) => `revenue.${name}`),
  ...["labour", "expenses", "other", "total"].map((name) => `cost.${name}`),
  "profit",
  "margin_percent",
  "revenue_portion_percent",
  ...["invoiced", "collected", "outstanding", "overdue", "unbilled", "average_days_to_pay"].map(
    (name) => `billing.${name}`,
  ),
];

/** URLs of the lists with the records behind a client's figures; null where no such list exists. */
function linksOf(
  context: GetterContext,
  query: EconomicsQuery,
  { id, projects, selectedProjects }: ClientEconomics,
) {
  const owner = { client_id: id };
  const ids = projects.map(({ project }) => project.id);
  const { time, expenses } = rowLinks(
    context,
    query,
    coversWholeClients(query) ? owner : onSelectedProjects(query, owner, ids),
  );
  const counted = amongIds(owner, "id", ids);
  const issued = { ...owner, "-status": "draft,void" };
  const billed = selectedProjects === null ? issued : amongIds(issued, "project_id", selectedProjects);
  return {
    projects: counted && context.link("projects", counted),
    time,
    invoices: billed && context.link("invoices", billed),
    expenses,
  };
}

const PERIOD = "this year until today";

async function run(context: EconomicsContext): Promise<GetterResult> {
  const { work, parameters } = context;
  if (!mayReadMoney(work.actor)) throw forbidden("view-project-financials");
  const query = readEconomicsQuery(parameters, work, PERIOD);
  const { clients, internal, unconverted } = await loadClientEconomics(work, query);
  const revenue = revenueOfAll(clients);
  const rows = orderedRows(
    clients.map((client) => ({
      ...clientRow(client, revenue),
      links: linksOf(context, query, client),
    })),
    { sort: query.sort, defaults: ["-revenue"], all: SORTED_BY },
    work.actor,
  ).slice(0, query.limit);
  const meta = reportMeta(context, query, unconverted);
  if (query.format !== "json")
    return { data: await publishRows(context, query, "Client profitability", rows), meta };
  return { data: { totals: clientTotals(clients), internal: internalSums(internal), rows }, meta };
}

const row = object({
  client_id: text,
  client_name: text,
  archived: { type: "boolean" },
  projects: count,
  worked_hours: hours,
  revenue: amounts("projects", "other", "total"),
  cost: amounts("labour", "expenses", "other", "total"),
  profit: amount,
  margin_percent: amount,
  revenue_portion_percent: amount,
  billing: object({
    invoiced: amount,
    collected: amount,
    outstanding: amount,
    overdue: amount,
    unbilled: amount,
    average_days_to_pay: amount,
  }),
  unknown: unknownShape,
  links: links("projects", "time", "invoices", "expenses"),
});

/** Revenue, cost and profit of each client over a period. */
export const clientProfitability = getter("clients", {
  title: "Client profitability",
  question: "Which clients earn us money?",
  breakdowns: [
    { title: "Revenue", parts: ["revenue.projects", "revenue.other"], whole: "revenue.total" },
    { title: "Cost", parts: ["cost.labour", "cost.expenses", "cost.other"], whole: "cost.total" },
  ],
  description:
    "Revenue, cost, profit and billing of clients over a period. If only some projects are selected, their lines count, and payments and balances of documents with such a line. Also requires view-project-financials.",
  permissions: ["view-reports-finance"],
  isOpen: true,
  isOfOneMoment: true,
  parameters: economicsParameters(PERIOD),
  response: {
    anyOf: [
      object({
        totals: object({
          clients: count,
          worked_hours: hours,
          revenue: amount,
          cost: amount,
          profit: amount,
          margin_percent: amount,
          ...leftOutShapes,
        }),
        internal: object({ projects: count, worked_hours: hours, cost: amount, unknown: unknownShape }),
        rows: listOf(row),
      }),
      object({ url, expires_at: moment }),
    ],
  },
  run,
});
