// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./es/account.json" with { type: "json" };
import approvals from "./es/approvals.json" with { type: "json" };
import assets from "./es/assets.json" with { type: "json" };
import benefits from "./es/benefits.json" with { type: "json" };
import careers from "./es/careers.json" with { type: "json" };
import clients from "./es/clients.json" with { type: "json" };
import documents from "./es/documents.json" with { type: "json" };
import employees from "./es/employees.json" with { type: "json" };
import expenses from "./es/expenses.json" with { type: "json" };
import fieldNotes from "./es/field-notes.json" with { type: "json" };
import fields from "./es/fields.json" with { type: "json" };
import genders from "./es/genders.json" with { type: "json" };
import hiring from "./es/hiring.json" with { type: "json" };
import home from "./es/home.json" with { type: "json" };
import index from "./es/index.json" with { type: "json" };
import invoicing from "./es/invoicing.json" with { type: "json" };
import knowledgeBase from "./es/knowledge-base.json" with { type: "json" };
import leads from "./es/leads.json" with { type: "json" };
import leave from "./es/leave.json" with { type: "json" };
import notifications from "./es/notifications.json" with { type: "json" };
import offers from "./es/offers.json" with { type: "json" };
import organization from "./es/organization.json" with { type: "json" };
import performance from "./es/performance.json" with { type: "json" };
import projects from "./es/projects.json" with { type: "json" };
import reports from "./es/reports.json" with { type: "json" };
import settings from "./es/settings.json" with { type: "json" };
import shared from "./es/shared.json" with { type: "json" };
import signIn from "./es/sign-in.json" with { type: "json" };
import tickets from "./es/tickets.json" with { type: "json" };
import time from "./es/time.json" with { type: "json" };

const file: CatalogueFile = {
  messages: {
    ...account,
    ...approvals,
    ...assets,
    ...benefits,
    ...careers,
    ...clients,
    ...documents,
    ...employees,
    ...expenses,
    ...fieldNotes,
    ...fields,
    ...hiring,
    ...home,
    ...index,
    ...invoicing,
    ...knowledgeBase,
    ...leads,
    ...leave,
    ...notifications,
    ...offers,
    ...organization,
    ...performance,
    ...projects,
    ...reports,
    ...settings,
    ...shared,
    ...signIn,
    ...tickets,
    ...time,
  },
  genders: genders as CatalogueFile["genders"],
};
export default file;
