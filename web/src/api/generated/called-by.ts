// Made by `npm run generate` from the API description. Do not edit.

interface Calling {
  /** The fields that form a record's name, in order; empty if the name depends on more. */
  readonly texts: readonly string[];
  readonly besides?: readonly string[];
}

/** The name of a record of each resource, and what is shown beside it. */
export const CALLED_BY: Readonly<Record<string, Calling>> = {
  "employees": {"texts":["name"],"besides":["avatar"]},
  "users": {"texts":["first_name","last_name"],"besides":["avatar"]},
  "roles": {"texts":["name"]},
  "tags": {"texts":["name"],"besides":["color"]},
  "salary-history": {"texts":[]},
  "departments": {"texts":["name"]},
  "positions": {"texts":["name"]},
  "levels": {"texts":["name"]},
  "directions": {"texts":["name"]},
  "work-locations": {"texts":["name"]},
  "contract-types": {"texts":["heading"]},
  "evaluation-types": {"texts":["name"]},
  "holidays": {"texts":[]},
  "holiday-balances": {"texts":[]},
  "holiday-policies": {"texts":["name"],"besides":["color"]},
  "public-holidays": {"texts":["name"]},
  "benefits": {"texts":["name"]},
  "employee-benefits": {"texts":[]},
  "timesheets": {"texts":[]},
  "timesheet-submissions": {"texts":[]},
  "projects": {"texts":["name"]},
  "tasks": {"texts":["name"]},
  "project-assignments": {"texts":["employee_name"]},
  "employee-rates": {"texts":[]},
  "clients": {"texts":["name"]},
  "client-contacts": {"texts":["name"]},
  "leads": {"texts":["name"]},
  "lead-activities": {"texts":[]},
  "meetings": {"texts":["title"]},
  "lead-stages": {"texts":["name"],"besides":["color"]},
  "lead-sources": {"texts":["name"]},
  "lead-stage-history": {"texts":[]},
  "expenses": {"texts":["description"]},
  "expense-categories": {"texts":["name"]},
  "invoices": {"texts":[]},
  "invoice-lines": {"texts":["description"]},
  "invoice-payments": {"texts":[]},
  "tax-rates": {"texts":["name"]},
  "exchange-rates": {"texts":[]},
  "assets": {"texts":["name"]},
  "asset-types": {"texts":["name"]},
  "asset-assignments": {"texts":[]},
  "custom-fields": {"texts":["name"]},
  "api-keys": {"texts":["name"]},
  "workspace": {"texts":["name"]},
  "audit-log": {"texts":[]},
  "webhooks": {"texts":["url"]},
  "webhook-deliveries": {"texts":["event_type"]},
};
