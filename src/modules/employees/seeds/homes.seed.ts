import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { Person } from "./people.seed.ts";
import type { Home } from "./profiles.seed.ts";
import type { SeededOrganization } from "./workplaces.ts";

const home = (city: string, country: string, timezone: string, zipCode: string, street: string) => ({
  city,
  country,
  timezone,
  zipCode,
  street,
});

/** Homes of people who work remotely. */
const REMOTE_HOMES = [
  home("Barcelona", "Spain", "Europe/Madrid", "08012", "Carrer de Verdi"),
  home("Galway", "Ireland", "Europe/Dublin", "H91 K5W7", "Dominick Street"),
  home("Göteborg", "Sweden", "Europe/Stockholm", "411 10", "Linnégatan"),
  home("Brno", "Czechia", "Europe/Prague", "602 00", "Veveří"),
  home("Lyon", "France", "Europe/Paris", "69001", "Rue de la République"),
  home("Київ", "Ukraine", "Europe/Kyiv", "01001", "вулиця Хрещатик"),
];

/** Chooses where a person works and lives: in an office, remotely, or in an office on some days. */
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
  // The headquarters are the largest office, and the place of the chief.
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
