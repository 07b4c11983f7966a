// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./fr/account.json" with { type: "json" };
import approvals from "./fr/approvals.json" with { type: "json" };
import assets from "./fr/assets.json" with { type: "json" };
import benefits from "./fr/benefits.json" with { type: "json" };
import careers from "./fr/careers.json" with { type: "json" };
import clients from "./fr/clients.json" with { type: "json" };
import documents from "./fr/documents.json" with { type: "json" };
import employees from "./fr/employees.json" with { type: "json" };
import expenses from "./fr/expenses.json" with { type: "json" };
import fieldNotes from "./fr/field-notes.json" with { type: "json" };
import fields from "./fr/fields.json" with { type: "json" };
import genders from "./fr/genders.json" with { type: "json" };
import hiring from "./fr/hiring.json" with { type: "json" };
import home from "./fr/home.json" with { type: "json" };
import index from "./fr/index.json" with { type: "json" };
import invoicing from "./fr/invoicing.json" with { type: "json" };
import knowledgeBase from "./fr/knowledge-base.json" with { type: "json" };
import leads from "./fr/leads.json" with { type: "json" };
import leave from "./fr/leave.json" with { type: "json" };
import notifications from "./fr/notifications.json" with { type: "json" };
import offers from "./fr/offers.json" with { type: "json" };
import organization from "./fr/organization.json" with { type: "json" };
import performance from "./fr/performance.json" with { type: "json" };
import projects from "./fr/projects.json" with { type: "json" };
import reports from "./fr/reports.json" with { type: "json" };
import settings from "./fr/settings.json" with { type: "json" };
import shared from "./fr/shared.json" with { type: "json" };
import signIn from "./fr/sign-in.json" with { type: "json" };
import tickets from "./fr/tickets.json" with { type: "json" };
import time from "./fr/time.json" with { type: "json" };

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
