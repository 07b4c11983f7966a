import type { Installation } from "../compose.ts";
import type { Workspace } from "../engine/declare/workspace.ts";
import { seedClients } from "../modules/clients/index.ts";
import { seedPeople } from "../modules/employees/index.ts";
import { seedRates } from "../modules/invoicing/index.ts";
import { seedOrganizationOf } from "../modules/organization/index.ts";
import { SeededRandom } from "../platform/random/seeded-random.ts";

export interface CompanySize {
  readonly employees: number;
  /** The same seed gives the same people on the same day. */
  readonly seed: number;
  /** An account without employee that becomes the chief's. */
  readonly chiefUserId?: string;
  /** The hash of a password that everybody signs in with; without one nobody was invited yet. */
  readonly passwordHash?: string;
}

/**
 * Fills a workspace with a believable company, beside what it holds already; all of it or nothing. Answers how many
 * records of each resource were made.
 */
export async function seedCompany(
  { work }: Installation,
  workspace: Workspace,
  { employees, seed, ...accounts }: CompanySize,
): Promise<Record<string, number>> {
  return work(workspace, async (inside) => {
    const random = new SeededRandom(seed);
    const organization = await seedOrganizationOf(inside, employees);
    const people = await seedPeople(inside, organization, { people: employees, ...accounts }, random);
    const rates = await seedRates(inside, random);
    const clients = await seedClients(inside, rates.rates, random);
    return { ...organization.made, ...people, ...rates.made, ...clients.made };
  });
}
