import { byField, byFieldAnyOf, own, resource, toOne } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { exportReport } from "./export-report.ts";
import { readReport } from "./read-report.ts";
import { savedReportFields } from "./saved-report-fields.ts";
import { savedReportHooks } from "./saved-report-writes.ts";

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "saved-reports": typeof savedReportFields;
  }
}

/** Only one's own, whatever one may do besides. */
const OWN = {
  permissions: [],
  rows: { self: (alias: string) => sql`${column(alias, "user_id")} = ${fromContext("selfUser")}` },
};

/** Reports with their parameters, as their owner saved them. */
export const savedReports = resource("saved-reports", {
  description:
    "Reports that the caller has saved with their parameters. One with a schedule is sent to its owner by mail, as XLSX or PDF, with what the owner may see at that moment. Nobody else sees them.",
  policy: own(OWN, {
    write: [],
    create: { permissions: [], relations: ["self"] },
    update: [OWN],
    delete: OWN,
  }),
  examples: {
    create: {
      name: "Funnel of last month",
      report: "leads/lead-funnel",
      period: "last_month",
      schedule: "monthly",
      month_day: 1,
      format: "pdf",
    },
    change: { schedule: "weekly" },
  },
  fields: savedReportFields,
  relationships: { user: toOne("users", "user_id") },
  filters: {
    name: byField,
    report: byFieldAnyOf,
    schedule: byField,
    next_due_on: byField,
    last_result: byField,
  },
  search: ["name"],
  sort: ["name", "id", "created_at", "next_due_on"],
  defaultSort: "name",
  hooks: savedReportHooks,
  standaloneActions: { read: readReport, export: exportReport },
});
