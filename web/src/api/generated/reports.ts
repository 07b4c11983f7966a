// Made by `npm run generate` from the API description. Do not edit.

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
  "employees/hr-analytics": {"question":"How has our staff changed?","title":"HR analytics","rights":[["view-reports-people"]],"parameters":["date","interval"],"hasPeriod":true,"choices":{"interval":["month","quarter","year"]}},
  "employees/employee-capacity": {"question":"Who has capacity left?","title":"Capacity of employees","rights":[],"parameters":["date","interval","employee_id","position_id","level_id","direction_id","department_id","manager_employee_id","project_id"],"hasPeriod":true,"choices":{"interval":["total","week","month"]}},
  "departments/structure": {"question":"How many people are in each department?","title":"Structure","rights":[],"parameters":[],"hasPeriod":false,"choices":{}},
  "holiday-balances/as-of": {"question":"How much leave is left on a day?","title":"Balances on a day","rights":[],"parameters":["date","employee_id","holiday_policy_id","lines"],"hasPeriod":true,"choices":{"lines":["true","false","1","0"]}},
  "employee-benefits/benefit-costs": {"question":"What do benefits cost us?","title":"Benefit costs","rights":[["view-benefits"]],"parameters":["date","group"],"hasPeriod":true,"choices":{"group":["benefit","category","department","employee"]}},
  "timesheet-submissions/weekly-approval-report": {"question":"Which weeks are submitted, and which are missing?","title":"Weekly approval report","rights":[],"parameters":["date","department_id","manager_employee_id","employee_id","status"],"hasPeriod":true,"choices":{}},
  "projects/project-profitability": {"question":"Which projects earn money?","title":"Project profitability","rights":[["view-reports-projects","view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "projects/portfolio-overview": {"question":"How are all our projects doing?","title":"Portfolio overview","rights":[["view-reports-projects","view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "projects/project-team-economics": {"question":"What does each person bring and cost on projects?","title":"Project team economics","rights":[["view-reports-projects","view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "clients/client-profitability": {"question":"Which clients earn us money?","title":"Client profitability","rights":[["view-reports-finance"]],"parameters":["date","project_id","client_id","billing_model","archived","approval","basis","currency","sort","limit"],"hasPeriod":true,"choices":{"archived":["true","false","1","0"],"approval":["all","approved"],"basis":["accrual","invoiced"]}},
  "leads/lead-analytics-overview": {"question":"How are sales going?","title":"Overview of leads","rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "leads/lead-funnel": {"question":"How far do leads come?","title":"Funnel of leads","rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency","mode"],"hasPeriod":true,"choices":{"mode":["cohort","period"]}},
  "leads/lead-forecast": {"question":"What may open leads bring us, and when?","title":"Forecast of leads","rights":[["view-reports-crm"]],"parameters":["date","interval","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{"interval":["month","quarter"]}},
  "leads/lead-sources": {"question":"Which sources bring us leads?","title":"Leads by source","rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency","mode"],"hasPeriod":true,"choices":{"mode":["cohort","period"]}},
  "leads/lead-velocity": {"question":"How fast do leads move?","title":"Velocity of leads","rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "leads/lead-owners": {"question":"Who wins which leads?","title":"Leads by owner","rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "leads/lead-lost-reasons": {"question":"Why do we lose leads?","title":"Reasons of lost leads","rights":[["view-reports-crm"]],"parameters":["date","owner_employee_id","source_id","currency"],"hasPeriod":true,"choices":{}},
  "offers/offer-analytics": {"question":"How many of our offers are accepted?","title":"Offer analytics","rights":[["view-reports-crm"],["view-offers"]],"parameters":["date","currency","owner_employee_id"],"hasPeriod":true,"choices":{}},
  "tickets/ticket-analytics": {"question":"How fast do we respond to tickets and resolve them?","title":"Ticket analytics","rights":[["view-tickets","manage-tickets"]],"parameters":["date","assignee_employee_id","client_id","priority"],"hasPeriod":true,"choices":{}},
  "candidates/hiring-analytics": {"question":"How is hiring going?","title":"Hiring analytics","rights":[["view-hiring","manage-hiring"]],"parameters":["date","job_id","department_id","source","recruiter_employee_id"],"hasPeriod":true,"choices":{}},
  "expenses/expense-summary": {"question":"What do we spend on expenses?","title":"Expense summary","rights":[],"parameters":["date","group","status"],"hasPeriod":true,"choices":{"group":["category","employee","project","client","month"]}},
  "invoices/invoice-analytics": {"question":"What do clients owe us?","title":"Invoice analytics","rights":[["view-reports-finance"]],"parameters":["date","as_of","limit","client_id","currency"],"hasPeriod":true,"choices":{}},
  "invoices/chart": {"question":"How does what we invoice and collect develop?","title":"Chart of invoices","rights":[["view-reports-finance"]],"parameters":["date","interval","measure","group_by","client_id","currency"],"hasPeriod":true,"choices":{"interval":["month","quarter","year"],"measure":["net","total"],"group_by":["none","client"]}},
  "invoices/unbilled": {"question":"What have we not billed yet?","title":"Unbilled work","rights":[["view-invoices"]],"parameters":["client_id","project_id","date"],"hasPeriod":true,"choices":{}},
  "evaluations/performance-analytics": {"question":"How well do people do in their reviews?","title":"Performance analytics","rights":[["view-reports-people"]],"parameters":["date","evaluation_type_id","category","cycle","department_id","position_id","level_id","manager_employee_id"],"hasPeriod":true,"choices":{"category":["technical","salary","other"]}},
  "documents/compliance": {"question":"Which documents are missing or end soon?","title":"Compliance","rights":[["view-documents"]],"parameters":["days"],"hasPeriod":false,"choices":{}},
  "assets/asset-summary": {"question":"What equipment do we have, and what is it worth?","title":"Asset summary","rights":[["view-assets"]],"parameters":["date"],"hasPeriod":true,"choices":{}},
} as const satisfies Readonly<Record<string, Report>>;

export type ReportPath = keyof typeof reports;

/** The getters with a question, by resource and path. */
export const REPORTS: Readonly<Record<ReportPath, Report>> = reports;
