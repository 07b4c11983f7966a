import type { Work } from "../../../engine/work/index.ts";

const STAGES = ["Applied", "Screening", "Interview", "Assessment", "Offer"];

/** Creates the stages of candidates that every workspace starts with. */
export async function seedHiringStages(work: Work): Promise<void> {
  await work.createAll(
    "hiring-stages",
    STAGES.map((name, index) => ({ name, position: index + 1 })),
  );
}
