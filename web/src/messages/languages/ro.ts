// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./ro/account.json";
import approvals from "./ro/approvals.json";
import assets from "./ro/assets.json";
import benefits from "./ro/benefits.json";
import careers from "./ro/careers.json";
import clients from "./ro/clients.json";
import documents from "./ro/documents.json";
import employees from "./ro/employees.json";
import expenses from "./ro/expenses.json";
import fieldNotes from "./ro/field-notes.json";
import fields from "./ro/fields.json";
import genders from "./ro/genders.json";
import hiring from "./ro/hiring.json";
import home from "./ro/home.json";
import index from "./ro/index.json";
import invoicing from "./ro/invoicing.json";
import knowledgeBase from "./ro/knowledge-base.json";
import leads from "./ro/leads.json";
import leave from "./ro/leave.json";
import notifications from "./ro/notifications.json";
import offers from "./ro/offers.json";
import organization from "./ro/organization.json";
import performance from "./ro/performance.json";
import projects from "./ro/projects.json";
import reports from "./ro/reports.json";
import settings from "./ro/settings.json";
import shared from "./ro/shared.json";
import signIn from "./ro/sign-in.json";
import tickets from "./ro/tickets.json";
import time from "./ro/time.json";

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
