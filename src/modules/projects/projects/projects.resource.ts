import { EXAMPLE_ULID, field, inverse, joined, resource, toOne } from "../../../engine/declare/index.ts";
import { column, referredRow, sql } from "../../../engine/sql/index.ts";
import { archivedFields, isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { budgetSeries } from "../economics/budget-series.ts";
import { portfolioOverview } from "../economics/portfolio-overview.ts";
import { projectProfitability } from "../economics/project-profitability.ts";
import { projectTeamEconomics } from "../economics/project-team-economics.ts";
import { hasCurrentAssignment } from "../project-assignments/present-assignments.ts";
import { BILLING_MODELS, BUDGET_TYPES } from "./billing-terms.ts";
import { projectFilters } from "./project-filters.ts";
import { archiveProject } from "./project-state.ts";
import { projectHooks } from "./project-writes.ts";
import { projectPolicy } from "./projects.policy.ts";

const client = referredRow("clients", "client_id", { name: column("referred", "name") });

const fields = {
  name: field
    .string({ caseInsensitive: true })
    .required()
    .unique({ within: ["client_id"], among: isUnarchived })
    .describe("Unique among unarchived projects."),
  code: field.string({ max: 50, caseInsensitive: true }).unique(),
  client_id: field
    .reference("clients")
    .selectable(isUnarchived)
    .describe("Null for internal projects. Required unless billing_model is non_billable."),
  client_name: field.string({ caseInsensitive: true }).computed(client("name")),
  description: field.text(),
  website: field.url(),
  logo_path: field.urlOrPath(),
  billing_model: field
    .choice(...BILLING_MODELS)
    .computedDefault("`time_and_materials` with a client, else `non_billable`"),
  currency: field.currency().computedDefault("the client's, else the workspace's"),
  budget: field
    .decimal(2, { min: 0, max: 9_999_999_999.99 })
    .gate("financials")
    .describe("Hours or money, depending on budget_type."),
  budget_type: field
    .choice(...BUDGET_TYPES)
    .describe("amount: money at billed rates; cost: money at internal cost; monthly_*: per calendar month."),
  budget_includes_expenses: field
    .boolean()
    .default(false)
    .describe("Whether expenses count towards the budget; only for budgets in money."),
  budget_alert_percent: field.integer({ min: 1, max: 100 }).counts("percent").default(80),
  fee_amount: field
    .money({ min: 0.01 })
    .inCurrency("currency")
    .gate("financials")
    .describe("The price without tax: in total for fixed_fee, per month for retainer."),
  retainer_minutes: field
    .positive()
    .counts("minutes")
    .describe("The minutes that a retainer includes each month; null: unlimited. Requires billed_rate."),
  billed_rate: field
    .money({ min: 0 })
    .inCurrency("currency")
    .gate("financials")
    .describe("The rate per hour, in the project's currency."),
  revenue_share_percent: field
    .decimal(2, { min: 0.01, max: 100 })
    .counts("percent")
    .gate("financials")
    .describe("The share of the revenue reported by the client."),
  manager_employee_id: field.reference("employees").selectable(isUnarchived),
  starts_at: field.date().describe("The first day."),
  ends_at: field.date().onOrAfter("starts_at").describe("The last day."),
  ...archivedFields(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    projects: typeof fields;
  }
}

/** Projects for a client or internal, to which time, expenses and invoice lines belong. */
export const projects = resource("projects", {
  description: "Projects for a client or internal, to which time, expenses and invoice lines belong.",
  policy: projectPolicy,
  tracksUse: true,
  examples: {
    create: { name: "Website relaunch", client_id: EXAMPLE_ULID, billing_model: "time_and_materials" },
    change: { description: "Does not include the shop." },
  },
  fields,
  relationships: {
    client: toOne("clients", "client_id"),
    manager: toOne("employees", "manager_employee_id"),
    employees: joined("many", "employees", (project, employee) =>
      hasCurrentAssignment(
        sql`${column(project, "workspace_id")}`,
        sql`${column(project, "id")}`,
        sql`${column(employee, "id")}`,
      ),
    ),
    tasks: inverse("tasks", "project_id", { sort: "position" }),
    assignments: inverse("project-assignments", "project_id", { sort: "-starts_at" }),
  },
  filters: projectFilters,
  sort: [
    "id",
    "name",
    "code",
    "client_name",
    "billing_model",
    "budget",
    "starts_at",
    "ends_at",
    "created_at",
    "archived_at",
  ],
  variants: {
    group: countedInGroups({
      resource: "projects",
      table: "projects",
      title: "Projects in groups",
      description: "Projects grouped by client, lead or billing model: how many they are.",
      by: ["client_id", "manager_employee_id", "billing_model"],
    }),
  },
  search: ["name", "code", "client_name"],
  globalSearch: { detail: ["client_name"] },
  hooks: projectHooks,
  actions: archiveProject,
  getters: {
    "project-profitability": projectProfitability,
    "portfolio-overview": portfolioOverview,
    "project-team-economics": projectTeamEconomics,
    "budget-burn": budgetSeries,
  },
});
