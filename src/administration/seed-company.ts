import type { Installation } from "../compose.ts";
import type { InTransaction } from "../engine/runtime/index.ts";
import type { Work } from "../engine/work/work.ts";
import type { Workspace } from "../engine/work/workspace.ts";
import { seedAssets } from "../modules/assets/index.ts";
import { seedBenefits } from "../modules/benefits/index.ts";
import { seedClients } from "../modules/clients/index.ts";
import { seedPapers } from "../modules/documents/index.ts";
import { seedPeople } from "../modules/employees/index.ts";
import { seedExpenses } from "../modules/expenses/index.ts";
import { seedCandidates } from "../modules/hiring/index.ts";
import { seedInvoiceHistory, seedInvoices, seedSeller } from "../modules/invoicing/index.ts";
import { seedKnowledgeBase } from "../modules/knowledge-base/index.ts";
import { seedLeads } from "../modules/leads/index.ts";
import { seedLeave } from "../modules/leave/index.ts";
import { skipNews } from "../modules/notifications/index.ts";
import { seedOffers } from "../modules/offers/index.ts";
import { seedOrganizationOf } from "../modules/organization/index.ts";
import { seedPerformance } from "../modules/performance/index.ts";
import { seedProjects } from "../modules/projects/index.ts";
import { seedRates } from "../modules/rates/index.ts";
import { seedTickets } from "../modules/tickets/index.ts";
import { planTime, seedTime } from "../modules/time-tracking/index.ts";
import { seedViews } from "../modules/views/index.ts";
import { SeededRandom } from "../platform/random/seeded-random.ts";

export interface CompanySize {
  /** If omitted, the company exists already and only gets the other records. */
  readonly employees?: number;
  /** The number of projects to create. If omitted, the usual number for a new company. */
  readonly projects?: number;
  /** The number of time entries, distributed over the latest working days of all employees. */
  readonly timesheets?: number;
  /** The number of leads to create. If omitted, the usual number for a new company. */
  readonly leads?: number;
  /** The number of invoices to create; `history`: two years of them, from the tracked time. If omitted, none. */
  readonly invoices?: number | "history";
  /** The number of tickets to create. If omitted, the usual number for a new company. */
  readonly tickets?: number;
  /** The number of candidates to create, with their jobs. If omitted, the usual number for a new company. */
  readonly candidates?: number;
  /** The number of offers to create. If omitted, the usual number for a new company. */
  readonly offers?: number;
  /** The same seed generates the same people on the same day. */
  readonly seed: number;
  /** The account without an employee that becomes that of the head of the company. */
  readonly chiefUserId?: string;
  /** The hash of everybody's password; if omitted, nobody has been invited yet. */
  readonly passwordHash?: string;
  /** Whether the settings and records of the workspace stay as they are, so that everything can be taken out again. */
  readonly onlyAdds?: boolean;
}

/** Reports what is being created, in words. */
type Progress = (step: string) => Promise<void>;

/** How many leads a new company has for each of its people. */
const LEADS_EACH = 10;
/** How many tickets a new company has for each of its people. */
const TICKETS_EACH = 6;
/** How many candidates a new company has for each of its people. */
const CANDIDATES_EACH = 6;

/** How many offers a new company has for each of its people. */
const OFFERS_EACH = 4;

/**
 * Generates a realistic company in a workspace, in addition to its records: the company in one transaction, then the
 * time entries in another, and notifies nobody of them. Contradictory options are refused first. Returns the number of
 * created records of each resource.
 */
export async function seedCompany(
  { pool, work }: Installation,
  workspace: Workspace,
  size: CompanySize,
): Promise<Record<string, number>> {
  const made = await createCompany((body) => work(workspace, body), size);
  await skipNews({ pool, work }, workspace);
  return made;
}

/** The same in given transactions, without skipping the news of it. */
export async function createCompany(
  inTransaction: InTransaction,
  {
    employees,
    projects,
    timesheets = 0,
    leads,
    tickets,
    candidates,
    offers: wantedOffers,
    invoices = 0,
    seed,
    onlyAdds = false,
    ...accounts
  }: CompanySize,
  progress: Progress = async () => {},
): Promise<Record<string, number>> {
  const { made, plan, random } = await inTransaction(async (inside) => {
    // The generator is created here because the transaction may be retried, and must generate the same data then.
    const random = new SeededRandom(seed);
    await progress("People");
    const company =
      employees === undefined ? {} : await seedOffices(inside, { employees, ...accounts }, random);
    await progress("Clients and projects");
    const business =
      employees === undefined && projects === undefined
        ? {}
        : await seedBusiness(inside, projects, random, onlyAdds);
    await progress("Expenses, benefits, equipment and reviews");
    const expenses = employees ? await seedExpenses(inside, random) : {};
    // Benefits, equipment and reviews have generators of their own, so that the other records do not depend on them.
    const benefits = employees ? await seedBenefits(inside, new SeededRandom(seed * 31 + 17)) : {};
    const assets = employees ? await seedAssets(inside, employees, new SeededRandom(seed + 17)) : {};
    const performance = employees ? await seedPerformance(inside, new SeededRandom(seed * 13 + 5)) : {};
    await progress("Leads, tickets and candidates");
    const sales = await seedLeads(
      inside,
      leads ?? Math.round((employees ?? 0) * LEADS_EACH),
      new SeededRandom(seed * 7 + 3),
      onlyAdds,
    );
    const desk = await seedTickets(
      inside,
      tickets ?? (employees ?? 0) * TICKETS_EACH,
      new SeededRandom(seed * 11 + 5),
    );
    const recruiting = await seedCandidates(
      inside,
      candidates ?? (employees ?? 0) * CANDIDATES_EACH,
      new SeededRandom(seed * 19 + 7),
      onlyAdds,
    );
    await progress("Documents and offers");
    const pages = employees ? await seedKnowledgeBase(inside, new SeededRandom(seed * 7 + 60)) : {};
    const papers = employees ? await seedPapers(inside, new SeededRandom(seed * 17 + 9)) : {};
    const offers = employees
      ? await seedOffers(inside, wantedOffers ?? employees * OFFERS_EACH, new SeededRandom(seed * 13 + 5))
      : {};
    const views = employees ? await seedViews(inside) : {};
    const plan = await planTime(inside, timesheets);
    const made = {
      ...company,
      ...business,
      ...expenses,
      ...benefits,
      ...assets,
      ...performance,
      ...sales,
      ...desk,
      ...recruiting,
      feedback: (performance.feedback ?? 0) + (recruiting.feedback ?? 0),
      ...pages,
      ...papers,
      ...offers,
      ...views,
    };
    return { made, plan, random };
  });
  await progress("Tracked time");
  const time = await seedTime(inTransaction, plan, random);
  await progress("Invoices");
  const documents = await seedDocuments(inTransaction, invoices, seed);
  return { ...made, ...time, ...documents };
}

/** Creates invoices, which bill the time that is there by now. They have a generator of their own. */
const seedDocuments = (
  inTransaction: InTransaction,
  invoices: number | "history",
  seed: number,
): Promise<Record<string, number>> =>
  invoices === "history"
    ? inTransaction((work) => seedInvoiceHistory(work, new SeededRandom(seed * 13 + 5)))
    : seedInvoices(inTransaction, invoices, seed * 13 + 5);

/** Creates the offices and employees of a company. */
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

/** Creates its clients, projects and exchange rates. */
async function seedBusiness(
  inside: Work,
  projects: number | undefined,
  random: SeededRandom,
  onlyAdds: boolean,
): Promise<Record<string, number>> {
  if (!onlyAdds) await seedSeller(inside);
  const rates = await seedRates(inside, random);
  const clients = await seedClients(inside, rates.rates, random);
  const made = await seedProjects(inside, { clients: clients.clients, wanted: projects }, random);
  return { ...rates.made, ...clients.made, ...made };
}
