import { module } from "../../engine/declare/index.ts";
import { contractTypes } from "./contract-types.resource.ts";
import { departments } from "./departments.resource.ts";
import { directions } from "./directions.resource.ts";
import { evaluationTypes } from "./evaluation-types.resource.ts";
import { levels } from "./levels.resource.ts";
import { positions } from "./positions.resource.ts";
import { workLocations } from "./work-locations.resource.ts";

export { type SeededDepartment, type SeededOrganization, seedOrganizationOf } from "./company.seed.ts";
export { CONTRACT_TYPES } from "./contract-types.resource.ts";
export type { LevelName } from "./departments.seed.ts";
export { seedOrganization } from "./organization.seed.ts";

/** Departments, positions, levels, directions, work locations, contract types and evaluation types. */
export const organization = module({
  title: "Organization",
  description:
    "How the company is organised: departments, positions, levels, directions, locations, contracts.",
  resources: [departments, positions, levels, directions, workLocations, contractTypes, evaluationTypes],
});
