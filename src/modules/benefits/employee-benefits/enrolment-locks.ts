import type { Work } from "../../../engine/work/index.ts";

/** Makes writers of enrolments run one at a time, so that the later one sees the period of the earlier one. */
export const lockEnrolments = (work: Work): Promise<void> => work.lock("employee-benefits");
