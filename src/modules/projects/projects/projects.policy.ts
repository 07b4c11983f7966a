import { own, type Policy, type RelatedRows, type Tier } from "../../../engine/declare/index.ts";
import { isOfLedProject, isOfOwnProject, isOwnProject } from "./project-sight.ts";

/** The tier of prices, budgets and fees. */
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
 * The policy of records that belong to a project: visible with the project, writable with manage-projects, and by the
 * lead of the project except gated fields (`fields` are those a lead can write). Hooks check the project of a new record.
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

/** Grants for holders of manage-projects, the lead of the project, and the relations of the given rows. */
export const managerLeadOr = (rows?: RelatedRows) => [
  { permissions: ["manage-projects"], rows: isOfLedProject },
  ...(rows ? [{ permissions: [], rows }] : []),
];
