import type { Work } from "../../engine/work/work.ts";

const nameOf = (resource: string): string => `order of ${resource}`;

/** Lets the caller alone change the order of the stages, and which of them are archived. */
export const lockStages = (work: Work, resource: string): Promise<void> => work.lock(nameOf(resource));

/**
 * Keeps the stages as they are while records enter them. Taken before the records are locked, because archiving a stage
 * locks the records in it.
 */
export const holdStages = (work: Work, resource: string): Promise<void> => work.lockShared(nameOf(resource));
