// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./fr/account.json";
import approvals from "./fr/approvals.json";
import assets from "./fr/assets.json";
import benefits from "./fr/benefits.json";
import careers from "./fr/careers.json";
import clients from "./fr/clients.json";
import documents from "./fr/documents.json";
import employees from "./fr/employees.json";
import expenses from "./fr/expenses.json";
import fieldNotes from "./fr/field-notes.json";
import fields from "./fr/fields.json";
import genders from "./fr/genders.json";
import hiring from "./fr/hiring.json";
import home from "./fr/home.json";
import index from "./fr/index.json";
import invoicing from "./fr/invoicing.json";
import knowledgeBase from "./fr/knowledge-base.json";
import leads from "./fr/leads.json";
import leave from "./fr/leave.json";
import notifications from "./fr/notifications.json";
import offers from "./fr/offers.json";
import organization from "./fr/organization.json";
import performance from "./fr/performance.json";
import projects from "./fr/projects.json";
import reports from "./fr/reports.json";
import settings from "./fr/settings.json";
import shared from "./fr/shared.json";
import signIn from "./fr/sign-in.json";
import tickets from "./fr/tickets.json";
import time from "./fr/time.json";

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
