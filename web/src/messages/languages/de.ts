// Made by `npm run messages` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
import account from "./de/account.json" with { type: "json" };
import approvals from "./de/approvals.json" with { type: "json" };
import assets from "./de/assets.json" with { type: "json" };
import benefits from "./de/benefits.json" with { type: "json" };
import careers from "./de/careers.json" with { type: "json" };
import clients from "./de/clients.json" with { type: "json" };
import documents from "./de/documents.json" with { type: "json" };
import employees from "./de/employees.json" with { type: "json" };
import expenses from "./de/expenses.json" with { type: "json" };
import fieldNotes from "./de/field-notes.json" with { type: "json" };
import fields from "./de/fields.json" with { type: "json" };
import genders from "./de/genders.json" with { type: "json" };
import hiring from "./de/hiring.json" with { type: "json" };
import home from "./de/home.json" with { type: "json" };
import index from "./de/index.json" with { type: "json" };
import invoicing from "./de/invoicing.json" with { type: "json" };
import knowledgeBase from "./de/knowledge-base.json" with { type: "json" };
import leads from "./de/leads.json" with { type: "json" };
import leave from "./de/leave.json" with { type: "json" };
import notifications from "./de/notifications.json" with { type: "json" };
import offers from "./de/offers.json" with { type: "json" };
import organization from "./de/organization.json" with { type: "json" };
import performance from "./de/performance.json" with { type: "json" };
import projects from "./de/projects.json" with { type: "json" };
import reports from "./de/reports.json" with { type: "json" };
import settings from "./de/settings.json" with { type: "json" };
import shared from "./de/shared.json" with { type: "json" };
import signIn from "./de/sign-in.json" with { type: "json" };
import tickets from "./de/tickets.json" with { type: "json" };
import time from "./de/time.json" with { type: "json" };

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
