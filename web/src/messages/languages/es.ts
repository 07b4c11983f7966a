// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./es/account.json";
import approvals from "./es/approvals.json";
import assets from "./es/assets.json";
import benefits from "./es/benefits.json";
import careers from "./es/careers.json";
import clients from "./es/clients.json";
import documents from "./es/documents.json";
import employees from "./es/employees.json";
import expenses from "./es/expenses.json";
import fieldNotes from "./es/field-notes.json";
import fields from "./es/fields.json";
import genders from "./es/genders.json";
import hiring from "./es/hiring.json";
import home from "./es/home.json";
import index from "./es/index.json";
import invoicing from "./es/invoicing.json";
import knowledgeBase from "./es/knowledge-base.json";
import leads from "./es/leads.json";
import leave from "./es/leave.json";
import notifications from "./es/notifications.json";
import offers from "./es/offers.json";
import organization from "./es/organization.json";
import performance from "./es/performance.json";
import projects from "./es/projects.json";
import reports from "./es/reports.json";
import settings from "./es/settings.json";
import shared from "./es/shared.json";
import signIn from "./es/sign-in.json";
import tickets from "./es/tickets.json";
import time from "./es/time.json";

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
