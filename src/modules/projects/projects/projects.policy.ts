import { own, type Policy, type RelatedRows, type Tier } from "../../../engine/declare/index.ts";
import { isOfLedProject, isOfOwnProject, isOwnProject } from "./project-sight.ts";

/** Prices, budgets and fees: the gate of everything that says what a project earns. */
const financials: Tier = {
  read: { permissions: ["view-project-financials"] },
  write: ["view-project-financials"],
  query: "view-project-financials",
};

export const projectPolicy = own(
  { permissions: ["view-projects"], rows: isOwnProject },
  { write: ["manage-projects"], tiers: { financials } },
);

/**
 * What belongs to a project: seen with it, written by who manages all projects, and by its lead without gated fields
 * (`fields`). Whether a new one is for a led project is known only with its body, so that its hook decides.
 */
export const projectPartPolicy = (fields: readonly string[]): Policy =>
  own(
    { permissions: ["view-projects"], rows: isOfOwnProject },
    {
      write: ["manage-projects"],
      create: { permissions: ["manage-projects"], relations: ["team"] },
      update: [{ permissions: ["manage-projects"] }, { permissions: [], rows: isOfLedProject, fields }],
      delete: { permissions: ["manage-projects"], rows: isOfLedProject },
      tiers: { financials },
    },
  );

/** Who may act on what belongs to a project, beside those whom the rows name. */
export const managerLeadOr = (rows?: RelatedRows) => [
  { permissions: ["manage-projects"], rows: isOfLedProject },
  ...(rows ? [{ permissions: [], rows }] : []),
];
