import { module } from "../../engine/declare/index.ts";
import { candidateNotifications } from "./candidate-notifications.ts";
import { candidateStageHistory } from "./candidate-stage-history/candidate-stage-history.resource.ts";
import { candidates } from "./candidates/candidates.resource.ts";
import { candidatesOfEmployees, rejectionReasonsInUse } from "./candidates/candidates-of-others.ts";
import { applicationEndpoint, careerEndpoint } from "./careers/careers.endpoints.ts";
import { hiringStages } from "./hiring-stages/hiring-stages.resource.ts";
import { initialHiringStages } from "./hiring-stages/initial-stages.ts";
import { jobs } from "./jobs/jobs.resource.ts";

export { endOfRetention } from "./candidates/end-of-retention.ts";
export { seedCandidates } from "./seeds/candidates.seed.ts";

/** Recruiting, from a job to a new employee. */
export const hiringModule = module({
  title: "Hiring",
  description: "Recruiting: jobs, candidates and the stages through which they pass until they are hired.",
  resources: [jobs, candidates, hiringStages, candidateStageHistory],
  notifications: candidateNotifications,
  extensions: [candidatesOfEmployees],
  initialRecords: [initialHiringStages],
  settingUses: [rejectionReasonsInUse],
  endpoints: [careerEndpoint, applicationEndpoint],
});
