// Made by `npm run generate` from the API description. Do not edit.

import { t } from "../../messages/t.ts";
import type { PermissionName } from "./permission-name.ts";

export interface Report {
  readonly question: string;
  readonly title: string;
  /** Any permission of each list is required. */
  readonly rights: readonly (readonly PermissionName[])[];
  readonly parameters: readonly string[];
  readonly hasPeriod: boolean;
  /** The parameters that have one of a few values. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

const reports = {
  "employees/hr-analytics": {"question":t("How has our staff changed?"),"title":t("HR analytics"),"rights":[["view-reports-people"]],"parameters":["date","interval"],"hasPeriod":true,"choices":{"interval":["month","quarter","year"]}},
  "employees/employee-capacity": {"question":t("Who has capacity left?"),"title":t("Capacity of employees"),"rights":[],"parameters":["date","interval","employee_id","position_id","level_id","direction_id","department_id","manager_employee_id","project_id"],"hasPeriod":true,"choices":{"interval":["total","week","month"]}},
  "departments/structure": {"question":t("How many people are in each department?"),"title":t("Structure"),"rights":[],"parameters":[],"hasPeriod":false,"choices":{}},
  "holiday-balances/as-of": {"question":t("How much leave is left on a day?"),"title":t("Balances on a day"),"rights":[],"parameters":["date","employee_id","holiday_policy_id","lines"],"hasPeriod":true,"choices":{"lines":["true","false","1","0"]}},
  "employee-benefits/benefit-costs": {"question":t("What do benefits cost us?"),"title":t("Benefit costs"),"rights":[["view-benefits"]],"parameters":["date","group"],"hasPeriod":true,"choices":{"group":["benefit","category","department","employee"]}},
  "timesheets/time-report": {"question":t("How much did we work on which projects?"),"title":t("Time report"),"rights":[],"parameters":["date","group"],"hasPeriod":true,"choices":{"group":["employee_id","project_id","task_id"]}},
  "timesheet-submissions/weekly-approval-report": {"question":t("Which weeks are submitted, and which are missing?"),"title":t("Weekly approval report"),"rights":[],"parameters":["date","department_id","manager_employee_id","employee_id","status"],"hasPeriod":true,"choices":{}},
  "projects/project-profitability": {"question":t("Which projects earn money?"),"title":t("Project profitability"),"rights":[["view-reports-projects","view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "projects/portfolio-overview": {"question":t("How are all our projects doing?"),"title":t("Portfolio overview"),"rights":[["view-reports-projects","view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "projects/project-team-economics": {"question":t("What does each person bring and cost on projects?"),"title":t("Project team economics"),"rights":[["view-reports-projects","view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "clients/client-profitability": {"question":t("Which clients earn us money?"),"title":t("Client profitability"),"rights":[["view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "leads/lead-analytics-overview": {"question":t("How are sales going?"),"title":t("Overview of leads"),"rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "leads/lead-funnel": {"question":t("How far do leads come?"),"title":t("Funnel of leads"),"rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency","mode"],"hasPeriod":true,"choices":{"mode":["cohort","period"]}},
  "leads/lead-forecast": {"question":t("What may open leads bring us, and when?"),"title":t("Forecast of leads"),"rights":[["view-reports-crm"]],"parameters":["date","interval","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{"interval":["month","quarter"]}},
  "leads/lead-sources": {"question":t("Which sources bring us leads?"),"title":t("Leads by source"),"rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency","mode"],"hasPeriod":true,"choices":{"mode":["cohort","period"]}},
  "leads/lead-velocity": {"question":t("How fast do leads move?"),"title":t("Velocity of leads"),"rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "leads/lead-owners": {"question":t("Who wins which leads?"),"title":t("Leads by owner"),"rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "leads/lead-lost-reasons": {"question":t("Why do we lose leads?"),"title":t("Reasons of lost leads"),"rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "offers/offer-analytics": {"question":t("How many of our offers are accepted?"),"title":t("Offer analytics"),"rights":[["view-reports-crm"],["view-offers"]],"parameters":["date","currency","owner_employee_id"],"hasPeriod":true,"choices":{}},
  "tickets/ticket-analytics": {"question":t("How fast do we respond to tickets and resolve them?"),"title":t("Ticket analytics"),"rights":[["view-tickets","manage-tickets"]],"parameters":["date","assignee_employee_id","client_id","priority"],"hasPeriod":true,"choices":{}},
  "candidates/hiring-analytics": {"question":t("How is hiring going?"),"title":t("Hiring analytics"),"rights":[["view-hiring","manage-hiring"]],"parameters":["date","job_id","department_id","source","recruiter_employee_id"],"hasPeriod":true,"choices":{}},
  "expenses/expense-summary": {"question":t("What do we spend on expenses?"),"title":t("Expense summary"),"rights":[],"parameters":["date","group","status"],"hasPeriod":true,"choices":{"group":["category","employee","project","client","month"]}},
  "invoices/invoice-analytics": {"question":t("What do clients owe us?"),"title":t("Invoice analytics"),"rights":[["view-reports-finance"]],"parameters":["date","as_of","limit","client_id","currency"],"hasPeriod":true,"choices":{}},
  "invoices/chart": {"question":t("How does what we invoice and collect develop?"),"title":t("Chart of invoices"),"rights":[["view-reports-finance"]],"parameters":["date","interval","measure","group_by","client_id","currency"],"hasPeriod":true,"choices":{"interval":["month","quarter","year"],"measure":["net","total"],"group_by":["none","client"]}},
  "invoices/unbilled": {"question":t("What have we not billed yet?"),"title":t("Unbilled work"),"rights":[["view-invoices"]],"parameters":["client_id","project_id","date"],"hasPeriod":true,"choices":{}},
  "evaluations/performance-analytics": {"question":t("How well do people do in their reviews?"),"title":t("Performance analytics"),"rights":[["view-reports-people"]],"parameters":["date","evaluation_type_id","category","cycle","department_id","position_id","level_id","manager_employee_id"],"hasPeriod":true,"choices":{"category":["technical","salary","other"]}},
  "documents/compliance": {"question":t("Which documents are missing or end soon?"),"title":t("Compliance"),"rights":[["view-documents"]],"parameters":["days"],"hasPeriod":false,"choices":{}},
  "assets/asset-summary": {"question":t("What equipment do we have, and what is it worth?"),"title":t("Asset summary"),"rights":[["view-assets"]],"parameters":["date"],"hasPeriod":true,"choices":{}},
} as const satisfies Readonly<Record<string, Report>>;

export type ReportPath = keyof typeof reports;

/** The getters with a question, by resource and path. */
export const REPORTS: Readonly<Record<ReportPath, Report>> = reports;
