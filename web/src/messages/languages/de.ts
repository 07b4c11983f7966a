// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./de/account.json";
import approvals from "./de/approvals.json";
import assets from "./de/assets.json";
import benefits from "./de/benefits.json";
import careers from "./de/careers.json";
import clients from "./de/clients.json";
import documents from "./de/documents.json";
import employees from "./de/employees.json";
import expenses from "./de/expenses.json";
import fieldNotes from "./de/field-notes.json";
import fields from "./de/fields.json";
import genders from "./de/genders.json";
import hiring from "./de/hiring.json";
import home from "./de/home.json";
import index from "./de/index.json";
import invoicing from "./de/invoicing.json";
import knowledgeBase from "./de/knowledge-base.json";
import leads from "./de/leads.json";
import leave from "./de/leave.json";
import notifications from "./de/notifications.json";
import offers from "./de/offers.json";
import organization from "./de/organization.json";
import performance from "./de/performance.json";
import projects from "./de/projects.json";
import reports from "./de/reports.json";
import settings from "./de/settings.json";
import shared from "./de/shared.json";
import signIn from "./de/sign-in.json";
import tickets from "./de/tickets.json";
import time from "./de/time.json";

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
