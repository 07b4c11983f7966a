import type { Work } from "../../../engine/work/index.ts";

const STAGES = [
  ["New", 10],
  ["Contacted", 20],
  ["Qualified", 40],
  ["Proposal", 60],
  ["Negotiation", 80],
] as const;

const SOURCES = [
  ...["Website", "Referral", "Outbound", "Event"],
  ...["Partner", "Advertising", "Social media", "Other"],
];

/** Creates the stages and sources of leads that every workspace starts with. */
export async function seedPipeline(work: Work): Promise<void> {
  await work.createAll(
    "lead-stages",
    STAGES.map(([name, probability], index) => ({ name, probability, position: index + 1 })),
  );
  await work.createAll(
    "lead-sources",
    SOURCES.map((name) => ({ name })),
  );
}
