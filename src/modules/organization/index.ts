import { module } from "../../engine/declare/index.ts";
import { contractTypes, initialContractTypes } from "./contract-types/contract-types.resource.ts";
import { departments } from "./departments/departments.resource.ts";
import { directions } from "./directions/directions.resource.ts";
import { evaluationTypes } from "./evaluation-types/evaluation-types.resource.ts";
import { initialEvaluationTypes } from "./evaluation-types/initial-types.ts";
import { levels } from "./levels/levels.resource.ts";
import { positions } from "./positions/positions.resource.ts";
import { workLocations } from "./work-locations/work-locations.resource.ts";

export { CONTRACT_TYPES } from "./contract-types/contract-types.resource.ts";
export type { Criterion } from "./evaluation-types/evaluation-criteria.ts";
export { seedOrganizationOf } from "./seeds/company.seed.ts";

/** Departments, positions, levels, directions, work locations, contract types and evaluation types. */
export const organization = module({
  title: "Organization",
  description:
    "How the company is organised: departments, positions, levels, directions, locations, contracts.",
  resources: [departments, positions, levels, directions, workLocations, contractTypes, evaluationTypes],
  initialRecords: [initialContractTypes, initialEvaluationTypes],
});
