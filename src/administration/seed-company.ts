import type { Installation } from "../compose.ts";
import type { Work } from "../engine/work/work.ts";
import type { Workspace } from "../engine/work/workspace.ts";
import { seedClients } from "../modules/clients/index.ts";
import { seedPeople } from "../modules/employees/index.ts";
import { seedExpenses } from "../modules/expenses/index.ts";
import { seedRates } from "../modules/invoicing/index.ts";
import { seedLeave } from "../modules/leave/index.ts";
import { seedOrganizationOf } from "../modules/organization/index.ts";
import { seedProjects } from "../modules/projects/index.ts";
import { planTime, seedTime } from "../modules/time-tracking/index.ts";
import { SeededRandom } from "../platform/random/seeded-random.ts";

export interface CompanySize {
  /** Absent: the company is there already, and only gets what else is requested. */
  readonly employees?: number;
  /** How many projects are made after those that are there. Absent: what a new company usually has. */
  readonly projects?: number;
  /** How many time entries everybody's latest working days are filled with. */
  readonly timesheets?: number;
  /** The same seed gives the same people on the same day. */
  readonly seed: number;
  /** An account without employee that becomes the chief's. */
  readonly chiefUserId?: string;
  /** The hash of a password that everybody signs in with; without one nobody was invited yet. */
  readonly passwordHash?: string;
}

/**
 * Fills a workspace with a believable company, beside what it holds already: all of it or nothing, then its time
 * entries, all or none. What does not fit together is refused before anything is made. Returns how many records of
 * each resource were made.
 */
export async function seedCompany(
  { work }: Installation,
  workspace: Workspace,
  { employees, projects, timesheets = 0, seed, ...accounts }: CompanySize,
): Promise<Record<string, number>> {
  const { made, plan, random } = await work(workspace, async (inside) => {
    // Made here, since the transaction may be tried again, and is to come to the same then.
    const random = new SeededRandom(seed);
    const company =
      employees === undefined ? {} : await seedOffices(inside, { employees, ...accounts }, random);
    const business =
      employees === undefined && projects === undefined ? {} : await seedBusiness(inside, projects, random);
    const expenses = employees ? await seedExpenses(inside, random) : {};
    const plan = await planTime(inside, timesheets);
    return { made: { ...company, ...business, ...expenses }, plan, random };
  });
  return { ...made, ...(await seedTime((body) => work(workspace, body), plan, random)) };
}

/** What a company is before anybody works: its places and people. */
async function seedOffices(
  inside: Work,
  { employees, ...accounts }: Pick<CompanySize, "chiefUserId" | "passwordHash"> & { employees: number },
  random: SeededRandom,
): Promise<Record<string, number>> {
  const organization = await seedOrganizationOf(inside, employees);
  const people = await seedPeople(inside, organization, { people: employees, ...accounts }, random);
  const leave = await seedLeave(inside);
  return { ...organization.made, ...people, ...leave };
}

/** Whom the company works for, on what, and what is worth what. */
async function seedBusiness(
  inside: Work,
  projects: number | undefined,
  random: SeededRandom,
): Promise<Record<string, number>> {
  const rates = await seedRates(inside, random);
  const clients = await seedClients(inside, rates.rates, random);
  const made = await seedProjects(inside, { clients: clients.clients, wanted: projects }, random);
  return { ...rates.made, ...clients.made, ...made };
}
