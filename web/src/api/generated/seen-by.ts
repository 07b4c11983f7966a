// Made by `npm run generate` from the API description. Do not edit.

import type { PermissionName } from "./permission-name.ts";

/** One of these permissions is needed to see a record of the resource; everybody sees some records of the others. */
export const SEEN_BY: Readonly<Record<string, readonly PermissionName[]>> = {
  "salary-history": ["manage-salaries"],
  "employee-rates": ["manage-employees"],
  "clients": ["view-clients"],
  "client-contacts": ["view-clients"],
  "offers": ["view-offers"],
  "offer-lines": ["view-offers"],
  "jobs": ["view-hiring","manage-hiring"],
  "candidates": ["view-hiring","manage-hiring"],
  "hiring-stages": ["view-hiring","manage-hiring"],
  "invoices": ["view-invoices"],
  "invoice-lines": ["view-invoices"],
  "invoice-payments": ["view-invoices"],
  "audit-log": ["view-audit-log"],
  "webhooks": ["manage-workspace"],
  "webhook-deliveries": ["manage-workspace"],
};
