import { module } from "../../engine/declare/index.ts";
import { leadSources } from "./lead-sources/lead-sources.resource.ts";
import { leadStages } from "./lead-stages/lead-stages.resource.ts";

export { seedPipeline } from "./seeds/pipeline.seed.ts";

/** The sales pipeline. */
export const leadsModule = module({
  title: "Leads",
  description: "The sales pipeline: its stages, and where leads come from.",
  resources: [leadStages, leadSources],
});
