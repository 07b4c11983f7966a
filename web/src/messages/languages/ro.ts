// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./ro/account.json" with { type: "json" };
import approvals from "./ro/approvals.json" with { type: "json" };
import assets from "./ro/assets.json" with { type: "json" };
import benefits from "./ro/benefits.json" with { type: "json" };
import careers from "./ro/careers.json" with { type: "json" };
import clients from "./ro/clients.json" with { type: "json" };
import documents from "./ro/documents.json" with { type: "json" };
import employees from "./ro/employees.json" with { type: "json" };
import expenses from "./ro/expenses.json" with { type: "json" };
import fieldNotes from "./ro/field-notes.json" with { type: "json" };
import fields from "./ro/fields.json" with { type: "json" };
import genders from "./ro/genders.json" with { type: "json" };
import hiring from "./ro/hiring.json" with { type: "json" };
import home from "./ro/home.json" with { type: "json" };
import index from "./ro/index.json" with { type: "json" };
import invoicing from "./ro/invoicing.json" with { type: "json" };
import knowledgeBase from "./ro/knowledge-base.json" with { type: "json" };
import leads from "./ro/leads.json" with { type: "json" };
import leave from "./ro/leave.json" with { type: "json" };
import notifications from "./ro/notifications.json" with { type: "json" };
import offers from "./ro/offers.json" with { type: "json" };
import organization from "./ro/organization.json" with { type: "json" };
import performance from "./ro/performance.json" with { type: "json" };
import projects from "./ro/projects.json" with { type: "json" };
import reports from "./ro/reports.json" with { type: "json" };
import settings from "./ro/settings.json" with { type: "json" };
import shared from "./ro/shared.json" with { type: "json" };
import signIn from "./ro/sign-in.json" with { type: "json" };
import tickets from "./ro/tickets.json" with { type: "json" };
import time from "./ro/time.json" with { type: "json" };

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
