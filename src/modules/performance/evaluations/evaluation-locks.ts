import type { Work } from "../../../engine/work/index.ts";

/** Makes writers of new evaluations run one at a time, so that nobody gets two of a type for the same period. */
export const lockEvaluations = (work: Work): Promise<void> => work.lock("evaluations");
