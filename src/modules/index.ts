import type { Module } from "../engine/declare/index.ts";
import { apiKeysModule } from "./api-keys/index.ts";
import { assetsModule } from "./assets/index.ts";
import { benefitsModule } from "./benefits/index.ts";
import { clientsModule } from "./clients/index.ts";
import { customFieldsModule } from "./custom-fields/index.ts";
import { documentsModule } from "./documents/index.ts";
import { employeesModule } from "./employees/index.ts";
import { expensesModule } from "./expenses/index.ts";
import { hiringModule } from "./hiring/index.ts";
import { homeModule } from "./home/index.ts";
import { invoicingModule } from "./invoicing/index.ts";
import { knowledgeBaseModule } from "./knowledge-base/index.ts";
import { leadsModule } from "./leads/index.ts";
import { leaveModule } from "./leave/index.ts";
import { notificationsModule } from "./notifications/index.ts";
import { offersModule } from "./offers/index.ts";
import { organization } from "./organization/index.ts";
import { performanceModule } from "./performance/index.ts";
import { projectsModule } from "./projects/index.ts";
import { ratesModule } from "./rates/index.ts";
import { reportsModule } from "./reports/index.ts";
import { searchModule } from "./search/index.ts";
import { sessionsModule } from "./sessions/index.ts";
import { ticketsModule } from "./tickets/index.ts";
import { timeTracking } from "./time-tracking/index.ts";
import { viewsModule } from "./views/index.ts";
import { webhooksModule } from "./webhooks/index.ts";
import { workspaceModule } from "./workspace/index.ts";

/** The modules of the product, in the order in which the API reference shows them. */
export const modules: readonly Module[] = [
  employeesModule,
  organization,
  leaveModule,
  benefitsModule,
  timeTracking,
  projectsModule,
  clientsModule,
  leadsModule,
  offersModule,
  ticketsModule,
  hiringModule,
  expensesModule,
  invoicingModule,
  ratesModule,
  performanceModule,
  documentsModule,
  assetsModule,
  knowledgeBaseModule,
  homeModule,
  searchModule,
  reportsModule,
  notificationsModule,
  viewsModule,
  customFieldsModule,
  apiKeysModule,
  workspaceModule,
  webhooksModule,
  sessionsModule,
];
