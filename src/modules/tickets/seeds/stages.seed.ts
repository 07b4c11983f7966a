import type { Work } from "../../../engine/work/index.ts";

const STAGES = [
  ["New", "open"],
  ["In progress", "open"],
  ["Waiting for customer", "pending"],
  ["Resolved", "resolved"],
] as const;

/** Creates the stages of tickets that every workspace starts with. */
export async function seedTicketStages(work: Work): Promise<void> {
  await work.createAll(
    "ticket-stages",
    STAGES.map(([name, category], index) => ({ name, category, position: index + 1 })),
  );
}
