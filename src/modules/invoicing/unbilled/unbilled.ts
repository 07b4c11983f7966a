import {
  choiceKind,
  type GetterResult,
  getter,
  idKind,
  listOf as listKind,
  momentOnTheWire,
  type Operand,
  onlyValueOf,
  parameter,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { raw, sql } from "../../../engine/sql/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { publishTable } from "../../../platform/exports/table-file.ts";
import { unknownInWords } from "../../../platform/figures/figure-rows.ts";
import { figureOrNull, leftOutShapes, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import {
  dateParameter,
  periodForMeta,
  type ReportedPeriod,
  reportedPeriod,
} from "../../../platform/figures/report-period.ts";
import { count, links, listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { requireExisting } from "../../projects/index.ts";
import { FORMATS } from "../analytics/analytics-query.ts";
import { fileShape } from "../analytics/analytics-response.ts";
import { clientNames } from "../analytics/client-names.ts";
import { feeProjects } from "../billing/billable-fees.ts";
import { billedProjects, hasFee, isBilledByTime } from "../billing/billed-projects.ts";
import { feeLines } from "../billing/fee-lines.ts";
import { wordsOf } from "../printing/words/words-of-locale.ts";
import { loadUnbilledExpenses } from "./unbilled-expenses.ts";
import { unbilledRows, unbilledTotals } from "./unbilled-rows.ts";
import { loadUnbilledTime } from "./unbilled-time.ts";

const PERIOD = "whole life to today";

const parameters = {
  client_id: parameter(listKind(idKind), { description: "Only projects of these clients." }),
  project_id: parameter(listKind(idKind), { description: "Only these projects." }),
  date: dateParameter(PERIOD),
  format: parameter(choiceKind(FORMATS), {
    isSingle: true,
    description: "Default: json. A file has the same rows.",
  }),
};

type Context = GetterContext<"invoices", typeof parameters>;

const idsIn = (operand: Operand<string> | undefined): readonly string[] | null =>
  operand === undefined ? null : valuesOf(operand);

/** The selected projects with what could be billed of them. @throws 422 for an unknown client or project */
async function load(
  { work, parameters: { client_id, project_id } }: Context,
  period: ReportedPeriod,
  onlyApproved: boolean,
) {
  const [clients, ids] = [idsIn(client_id), idsIn(project_id)];
  await requireExisting(work, "clients", "client_id", clients);
  await requireExisting(work, "projects", "project_id", ids);
  const projects = await billedProjects(
    work,
    sql`${clients === null ? raw("true") : sql`p.client_id = any(${clients}::text[])`}
      and ${ids === null ? raw("true") : sql`p.id = any(${ids}::text[])`}`,
  );
  const idsOf = (all: typeof projects) => all.map(({ id }) => id);
  const time = await loadUnbilledTime(work, {
    ...{ projectIds: idsOf(projects.filter(isBilledByTime)), period, onlyApproved },
  });
  const expenses = await loadUnbilledExpenses(work, { projectIds: idsOf(projects), period });
  const withFees = await feeProjects(work, projects.filter(hasFee), { to: period.to, onlyApproved });
  const fees = withFees.flatMap((project) =>
    feeLines(project, period, work.today, wordsOf(work.workspace.locale).lines),
  );
  const [timeOf, expensesOf, feesOf] = [
    grouped(time, (one) => one.project_id),
    grouped(expenses, (one) => one.project_id),
    grouped(fees, (one) => one.projectId),
  ];
  return projects.map((project) => ({
    project,
    time: timeOf.get(project.id) ?? [],
    expenses: expensesOf.get(project.id) ?? [],
    fees: feesOf.get(project.id) ?? [],
  }));
}

/** URLs of the entries and expenses of a project that could be billed. Fees are in no list. */
function linksOf({ link }: Context, projectId: string, { from, to }: ReportedPeriod, onlyApproved: boolean) {
  const dated = { project_id: projectId, date: `${from ?? "0001-01-01"},${to}`, billing_status: "unbilled" };
  const [approved, unapproved] = onlyApproved
    ? [{ approval_status: "approved" }, { "-approval_status": "approved" }]
    : [{ "-approval_status": "rejected" }, { approval_status: "rejected" }];
  return {
    time: link("timesheets", { ...dated, ...approved, is_running: "false" }),
    unapproved: link("timesheets", { ...dated, ...unapproved, is_running: "false" }),
    expenses: link("expenses", { ...dated, status: "approved,reimbursed" }),
  };
}

const COLUMNS = [
  ...["client_id", "client_name", "project_id", "project_name", "billing_model", "currency"].map((key) => ({
    key,
    type: "text" as const,
  })),
  { key: "minutes", type: "integer" as const },
  ...["time_amount", "expenses_amount", "fees_amount"].map((key) => ({ key, type: "decimal" as const })),
  ...["unapproved_minutes", "unpriced_entries"].map((key) => ({ key, type: "integer" as const })),
  ...["first_date", "last_date"].map((key) => ({ key, type: "date" as const })),
  { key: "unknown", type: "text" as const },
];

async function run(context: Context): Promise<GetterResult> {
  const { work, parameters: given } = context;
  const period = reportedPeriod(given.date, PERIOD, work);
  const { billing_requires_approval: onlyApproved } = await readSettings(work, "billing_requires_approval");
  const projects = await load(context, period, onlyApproved);
  const names = await clientNames(
    work,
    projects.map(({ project }) => project.clientId),
  );
  const counted = unbilledRows(projects, names, work.workspace.baseCurrency);
  const rows = counted.map(({ figures: _figures, ...row }) => ({
    ...row,
    links: linksOf(context, row.project_id, period, onlyApproved),
  }));
  const filters = Object.entries({ client_id: idsIn(given.client_id), project_id: idsIn(given.project_id) });
  const meta = {
    date: periodForMeta(period),
    as_of: momentOnTheWire(work.now),
    filters: Object.fromEntries(filters.filter(([, ids]) => ids !== null)),
  };
  const format = onlyValueOf(given.format) ?? "json";
  if (format === "json") return { data: { totals: unbilledTotals(counted), rows }, meta };
  const { url, expires_at } = await publishTable(work, format, {
    ...{ name: `unbilled-${period.to}`, title: "Unbilled work", columns: COLUMNS },
    rows: rows.map(({ links: _links, unknown, ...row }) => ({
      ...row,
      first_date: row.first_date?.slice(0, 10),
      last_date: row.last_date?.slice(0, 10),
      unknown: unknownInWords(unknown, work.words),
    })),
  });
  return { data: { url, expires_at }, meta };
}

const amounts = {
  time_amount: figureOrNull("Time as lines would bill it, one for each rate."),
  expenses_amount: figureOrNull("Expenses with their markup."),
  fees_amount: figureOrNull("Fixed fees, retainers and overage."),
};
const minutes = {
  unapproved_minutes: { ...count, description: "Time that is not billed because nobody has approved it." },
  unpriced_entries: { ...count, description: "Time entries without a rate." },
};
const dayOrNull = { ...moment, type: ["string", "null"] };

/** What could be billed now, by client and project. */
export const unbilled = getter("invoices", {
  title: "Unbilled work",
  question: "What have we not billed yet?",
  breakdowns: [{ title: "To bill", parts: ["time_amount", "expenses_amount", "fees_amount"] }],
  description:
    "Time, expenses and fees that can be billed, by client and project, in the currency of the project: what bill-unbilled drafts with include=time,expenses,fees, group_by=project and skip_unpriced=true.",
  permissions: ["view-invoices"],
  parameters,
  response: {
    anyOf: [
      object({
        totals: listOf(
          object({
            currency: text,
            projects: count,
            minutes: count,
            ...amounts,
            ...minutes,
            ...leftOutShapes,
          }),
          "By currency.",
        ),
        rows: listOf(
          object({
            ...{ client_id: text, client_name: text, project_id: text, project_name: text },
            ...{ billing_model: text, currency: text, minutes: count },
            ...amounts,
            ...minutes,
            first_date: {
              ...dayOrNull,
              description: "Of what can be billed; null for a fee without a period.",
            },
            last_date: dayOrNull,
            unknown: unknownShape,
            links: links("time", "unapproved", "expenses"),
          }),
        ),
      }),
      fileShape,
    ],
  },
  run,
});
