import { inverse, resource, toOne } from "../../../engine/declare/index.ts";
import { ownFieldsOf } from "../../custom-fields/index.ts";
import { leadAnalyticsExport } from "../analytics/export.ts";
import { leadForecast } from "../analytics/forecast.ts";
import { leadFunnel } from "../analytics/funnel.ts";
import { leadLostReasons } from "../analytics/lost-reasons.ts";
import { leadAnalyticsOverview } from "../analytics/overview.ts";
import { leadOwners } from "../analytics/owners.ts";
import { leadSourcesReport } from "../analytics/sources.ts";
import { leadVelocity } from "../analytics/velocity.ts";
import { convert } from "../conversion/convert.ts";
import { assign } from "./assign.ts";
import { leadFields } from "./lead-fields.ts";
import { leadFilters } from "./lead-filters.ts";
import { leadImport } from "./lead-import.ts";
import { leadHooks } from "./lead-writes.ts";
import { leadPolicy } from "./leads.policy.ts";
import { leadsInGroups } from "./leads-in-groups.ts";
import { lose } from "./lose.ts";
import { move } from "./move.ts";
import { reopen } from "./reopen.ts";
import { win } from "./win.ts";

/** Sales opportunities, from the first contact until they are won or lost. */
export const leads = resource("leads", {
  description:
    "Sales opportunities, each with its contact, from the first contact until it is won or lost. The status is separate from the stage: a closed lead keeps the stage in which it was closed.",
  policy: leadPolicy,
  examples: {
    create: { name: "Website relaunch", company_name: "Atlantic Freight", amount: 12_000 },
    change: { expected_close_date: "2026-10-30" },
  },
  fields: leadFields,
  relationships: {
    stage: toOne("lead-stages", "stage_id"),
    furthestStage: toOne("lead-stages", "furthest_stage_id"),
    source: toOne("lead-sources", "source_id"),
    owner: toOne("employees", "owner_employee_id"),
    client: toOne("clients", "client_id"),
    clientContact: toOne("client-contacts", "client_contact_id"),
    createdBy: toOne("users", "created_by_user_id"),
    stageHistory: inverse("lead-stage-history", "lead_id", { sort: "entered_at,id" }),
  },
  filters: leadFilters,
  search: ["name", "company_name", "contact_first_name", "contact_last_name", "email", "phone"],
  globalSearch: { detail: ["company_name"] },
  sort: [
    ...(["id", "name", "company_name", "amount", "probability", "priority", "stage_id"] as const),
    ...(["expected_close_date", "last_activity_at", "next_activity_at", "stage_entered_at"] as const),
    ...(["won_at", "lost_at", "created_at", "updated_at"] as const),
  ],
  defaultSort: "-id",
  variants: { group: leadsInGroups },
  ownFields: ownFieldsOf("leads"),
  hooks: leadHooks,
  actions: { move, win, lose, reopen, assign, convert },
  standaloneActions: leadImport.standaloneActions,
  getters: {
    "lead-analytics-overview": leadAnalyticsOverview,
    "lead-funnel": leadFunnel,
    "lead-forecast": leadForecast,
    "lead-sources": leadSourcesReport,
    "lead-velocity": leadVelocity,
    "lead-owners": leadOwners,
    "lead-lost-reasons": leadLostReasons,
    "lead-analytics-export": leadAnalyticsExport,
    ...leadImport.getters,
  },
});
