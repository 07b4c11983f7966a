import { module } from "../../engine/declare/index.ts";
import { leadActivities } from "./lead-activities/lead-activities.resource.ts";
import { leadCards } from "./lead-cards.ts";
import { leadNotifications } from "./lead-notifications.ts";
import { leadSources } from "./lead-sources/lead-sources.resource.ts";
import { leadStageHistory } from "./lead-stage-history/lead-stage-history.resource.ts";
import { initialLeadSources, initialLeadStages } from "./lead-stages/initial-pipeline.ts";
import { leadStages } from "./lead-stages/lead-stages.resource.ts";
import { leads } from "./leads/leads.resource.ts";
import { leadsOfEmployees, lostReasonsInUse } from "./leads/leads-of-others.ts";
import { meetings } from "./meetings/meetings.resource.ts";

export {
  countOf,
  meanDays,
  numberOf,
  selectUnconverted,
  sumOf,
  type WithUnconverted,
} from "./analytics/counted-leads.ts";
export {
  chosenIn,
  daysOf,
  type Filters,
  filtersOf,
  idsOrNull,
  isChosen,
  isWithin,
  READERS,
  readPeriod,
  reportMeta,
  salesParameters,
} from "./analytics/report-query.ts";
export { counted, days, percent } from "./analytics/response-shapes.ts";
export { winLead } from "./leads/win-lead.ts";
export { seedLeads } from "./seeds/leads.seed.ts";

/** The sales pipeline. */
export const leadsModule = module({
  title: "Leads",
  description: "The sales pipeline: leads, their activities and meetings, stages and sources.",
  resources: [leads, leadActivities, meetings, leadStages, leadSources, leadStageHistory],
  notifications: leadNotifications,
  homeCards: leadCards,
  extensions: [leadsOfEmployees],
  initialRecords: [initialLeadStages, initialLeadSources],
  settingUses: [lostReasonsInUse],
});
