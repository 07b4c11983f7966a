import type { SeededRandom } from "../../platform/random/seeded-random.ts";
import type { SeededOrganization } from "../organization/index.ts";
import { REMOTE_HOMES } from "../organization/index.ts";
import type { Person } from "./people.seed.ts";
import type { Home } from "./profiles.seed.ts";

/** Decides where a person works and lives: in an office, from anywhere, or in an office on some days only. */
export function homeOf(
  { rank, manager }: Person,
  { offices, remoteId }: SeededOrganization,
  random: SeededRandom,
): Home & { workLocationIds: string[] } {
  const mode =
    rank === "staff"
      ? random.weighted([
          ["office", 7],
          ["remote", 2],
          ["both", 1],
        ] as const)
      : "office";
  if (mode === "remote") return { ...random.pick(REMOTE_HOMES), workLocationIds: [remoteId] };
  // The headquarters are the largest office, and whoever leads the company is there.
  const office = manager === null || random.chance(0.4) ? offices[0]! : random.pick(offices);
  return {
    city: office.city,
    country: office.country,
    zipCode: office.zipCode,
    timezone: office.timezone,
    street: random.pick(office.streets),
    workLocationIds: mode === "both" ? [office.id, remoteId] : [office.id],
  };
}
