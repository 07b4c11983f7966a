import { t } from "../messages/t.ts";

/** The names of modules in words, by their titles in the API, which filter permissions and stay as they are. */
const NAMES: Readonly<Record<string, string>> = {
  Employees: t("Employees"),
  Organization: t("Organization"),
  Benefits: t("Benefits"),
  Leave: t("Leave"),
  "Time Tracking": t("Time tracking"),
  Projects: t("Projects"),
  Clients: t("Clients"),
  Invoicing: t("Invoicing"),
  Expenses: t("Expenses"),
  Hiring: t("Hiring"),
  Leads: t("Leads"),
  Tickets: t("Tickets"),
  Offers: t("Offers"),
  Documents: t("Documents"),
  Performance: t("Performance"),
  Assets: t("Assets"),
  "Knowledge Base": t("Knowledge base"),
  "Custom Fields": t("Custom fields"),
  "API Keys": t("API keys"),
  Reports: t("Reports"),
  Workspace: t("Workspace"),
};

/** The name of a module; its title if there is none, as of a newer API. */
export const moduleName = (title: string): string => NAMES[title] ?? title;
