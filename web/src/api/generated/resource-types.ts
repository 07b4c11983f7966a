// Made by `npm run generate` from the API description. Do not edit.

import type { components } from "./schema.ts";

type Schemas = components["schemas"];

export interface ResourceTypes {
  "employees": { record: Schemas["EmployeesRecord"]; create: Schemas["EmployeesCreate"]; change: Schemas["EmployeesChange"] };
  "users": { record: Schemas["UsersRecord"]; create: Schemas["UsersCreate"]; change: Schemas["UsersChange"] };
  "roles": { record: Schemas["RolesRecord"]; create: Schemas["RolesCreate"]; change: Schemas["RolesChange"] };
  "tags": { record: Schemas["TagsRecord"]; create: Schemas["TagsCreate"]; change: Schemas["TagsChange"] };
  "salary-history": { record: Schemas["SalaryHistoryRecord"]; create: Schemas["SalaryHistoryCreate"]; change: Schemas["SalaryHistoryChange"] };
  "departments": { record: Schemas["DepartmentsRecord"]; create: Schemas["DepartmentsCreate"]; change: Schemas["DepartmentsChange"] };
  "positions": { record: Schemas["PositionsRecord"]; create: Schemas["PositionsCreate"]; change: Schemas["PositionsChange"] };
  "levels": { record: Schemas["LevelsRecord"]; create: Schemas["LevelsCreate"]; change: Schemas["LevelsChange"] };
  "directions": { record: Schemas["DirectionsRecord"]; create: Schemas["DirectionsCreate"]; change: Schemas["DirectionsChange"] };
  "work-locations": { record: Schemas["WorkLocationsRecord"]; create: Schemas["WorkLocationsCreate"]; change: Schemas["WorkLocationsChange"] };
  "contract-types": { record: Schemas["ContractTypesRecord"]; create: never; change: Schemas["ContractTypesChange"] };
  "evaluation-types": { record: Schemas["EvaluationTypesRecord"]; create: Schemas["EvaluationTypesCreate"]; change: Schemas["EvaluationTypesChange"] };
  "holidays": { record: Schemas["HolidaysRecord"]; create: Schemas["HolidaysCreate"]; change: Schemas["HolidaysChange"] };
  "holiday-balances": { record: Schemas["HolidayBalancesRecord"]; create: Schemas["HolidayBalancesCreate"]; change: Schemas["HolidayBalancesChange"] };
  "holiday-policies": { record: Schemas["HolidayPoliciesRecord"]; create: Schemas["HolidayPoliciesCreate"]; change: Schemas["HolidayPoliciesChange"] };
  "public-holidays": { record: Schemas["PublicHolidaysRecord"]; create: Schemas["PublicHolidaysCreate"]; change: Schemas["PublicHolidaysChange"] };
  "benefits": { record: Schemas["BenefitsRecord"]; create: Schemas["BenefitsCreate"]; change: Schemas["BenefitsChange"] };
  "employee-benefits": { record: Schemas["EmployeeBenefitsRecord"]; create: Schemas["EmployeeBenefitsCreate"]; change: Schemas["EmployeeBenefitsChange"] };
  "timesheets": { record: Schemas["TimesheetsRecord"]; create: Schemas["TimesheetsCreate"]; change: Schemas["TimesheetsChange"] };
  "timesheet-submissions": { record: Schemas["TimesheetSubmissionsRecord"]; create: Schemas["TimesheetSubmissionsCreate"]; change: Schemas["TimesheetSubmissionsChange"] };
  "projects": { record: Schemas["ProjectsRecord"]; create: Schemas["ProjectsCreate"]; change: Schemas["ProjectsChange"] };
  "tasks": { record: Schemas["TasksRecord"]; create: Schemas["TasksCreate"]; change: Schemas["TasksChange"] };
  "project-assignments": { record: Schemas["ProjectAssignmentsRecord"]; create: Schemas["ProjectAssignmentsCreate"]; change: Schemas["ProjectAssignmentsChange"] };
  "employee-rates": { record: Schemas["EmployeeRatesRecord"]; create: Schemas["EmployeeRatesCreate"]; change: Schemas["EmployeeRatesChange"] };
  "clients": { record: Schemas["ClientsRecord"]; create: Schemas["ClientsCreate"]; change: Schemas["ClientsChange"] };
  "client-contacts": { record: Schemas["ClientContactsRecord"]; create: Schemas["ClientContactsCreate"]; change: Schemas["ClientContactsChange"] };
  "leads": { record: Schemas["LeadsRecord"]; create: Schemas["LeadsCreate"]; change: Schemas["LeadsChange"] };
  "lead-activities": { record: Schemas["LeadActivitiesRecord"]; create: Schemas["LeadActivitiesCreate"]; change: Schemas["LeadActivitiesChange"] };
  "meetings": { record: Schemas["MeetingsRecord"]; create: Schemas["MeetingsCreate"]; change: Schemas["MeetingsChange"] };
  "lead-stages": { record: Schemas["LeadStagesRecord"]; create: Schemas["LeadStagesCreate"]; change: Schemas["LeadStagesChange"] };
  "lead-sources": { record: Schemas["LeadSourcesRecord"]; create: Schemas["LeadSourcesCreate"]; change: Schemas["LeadSourcesChange"] };
  "lead-stage-history": { record: never; create: never; change: never };
  "offers": { record: Schemas["OffersRecord"]; create: Schemas["OffersCreate"]; change: Schemas["OffersChange"] };
  "offer-lines": { record: Schemas["OfferLinesRecord"]; create: Schemas["OfferLinesCreate"]; change: Schemas["OfferLinesChange"] };
  "tickets": { record: Schemas["TicketsRecord"]; create: Schemas["TicketsCreate"]; change: Schemas["TicketsChange"] };
  "ticket-comments": { record: Schemas["TicketCommentsRecord"]; create: Schemas["TicketCommentsCreate"]; change: Schemas["TicketCommentsChange"] };
  "ticket-stages": { record: Schemas["TicketStagesRecord"]; create: Schemas["TicketStagesCreate"]; change: Schemas["TicketStagesChange"] };
  "ticket-stage-history": { record: never; create: never; change: never };
  "expenses": { record: Schemas["ExpensesRecord"]; create: Schemas["ExpensesCreate"]; change: Schemas["ExpensesChange"] };
  "expense-categories": { record: Schemas["ExpenseCategoriesRecord"]; create: Schemas["ExpenseCategoriesCreate"]; change: Schemas["ExpenseCategoriesChange"] };
  "invoices": { record: Schemas["InvoicesRecord"]; create: Schemas["InvoicesCreate"]; change: Schemas["InvoicesChange"] };
  "invoice-lines": { record: Schemas["InvoiceLinesRecord"]; create: Schemas["InvoiceLinesCreate"]; change: Schemas["InvoiceLinesChange"] };
  "invoice-payments": { record: Schemas["InvoicePaymentsRecord"]; create: Schemas["InvoicePaymentsCreate"]; change: Schemas["InvoicePaymentsChange"] };
  "tax-rates": { record: Schemas["TaxRatesRecord"]; create: Schemas["TaxRatesCreate"]; change: Schemas["TaxRatesChange"] };
  "exchange-rates": { record: Schemas["ExchangeRatesRecord"]; create: Schemas["ExchangeRatesCreate"]; change: Schemas["ExchangeRatesChange"] };
  "evaluations": { record: Schemas["EvaluationsRecord"]; create: Schemas["EvaluationsCreate"]; change: Schemas["EvaluationsChange"] };
  "goals": { record: Schemas["GoalsRecord"]; create: Schemas["GoalsCreate"]; change: Schemas["GoalsChange"] };
  "feedback-requests": { record: Schemas["FeedbackRequestsRecord"]; create: Schemas["FeedbackRequestsCreate"]; change: Schemas["FeedbackRequestsChange"] };
  "feedback": { record: Schemas["FeedbackRecord"]; create: Schemas["FeedbackCreate"]; change: Schemas["FeedbackChange"] };
  "assets": { record: Schemas["AssetsRecord"]; create: Schemas["AssetsCreate"]; change: Schemas["AssetsChange"] };
  "asset-types": { record: Schemas["AssetTypesRecord"]; create: Schemas["AssetTypesCreate"]; change: Schemas["AssetTypesChange"] };
  "asset-assignments": { record: Schemas["AssetAssignmentsRecord"]; create: never; change: Schemas["AssetAssignmentsChange"] };
  "teamspaces": { record: Schemas["TeamspacesRecord"]; create: Schemas["TeamspacesCreate"]; change: Schemas["TeamspacesChange"] };
  "pages": { record: Schemas["PagesRecord"]; create: Schemas["PagesCreate"]; change: Schemas["PagesChange"] };
  "custom-fields": { record: Schemas["CustomFieldsRecord"]; create: Schemas["CustomFieldsCreate"]; change: Schemas["CustomFieldsChange"] };
  "api-keys": { record: Schemas["ApiKeysRecord"]; create: Schemas["ApiKeysCreate"]; change: Schemas["ApiKeysChange"] };
  "workspace": { record: Schemas["WorkspaceRecord"]; create: never; change: Schemas["WorkspaceChange"] };
  "audit-log": { record: Schemas["AuditLogRecord"]; create: never; change: never };
  "webhooks": { record: Schemas["WebhooksRecord"]; create: Schemas["WebhooksCreate"]; change: Schemas["WebhooksChange"] };
  "webhook-deliveries": { record: Schemas["WebhookDeliveriesRecord"]; create: never; change: never };
}
