import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { SeededTaxRates } from "../../rates/index.ts";
import { seedClientFields, seededFieldValues } from "./client-fields.seed.ts";
import { CLIENTS, type ClientPlan } from "./client-plans.seed.ts";

/** A client for whom the seeded company has projects. */
export interface SeededClient {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

export interface SeededClients {
  readonly clients: readonly SeededClient[];
  /** The number of created records, by resource. */
  readonly made: Readonly<Record<string, number>>;
}

const letters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\d]/gu, "")
    .replace(/[łŁ]/g, "l")
    .toLowerCase();

const siteOf = ({ name }: ClientPlan): string => `${letters(name)}.example`;

/** The tax rate with which a company in Romania bills a client, by the client's country and VAT number. */
const taxOf = ({ address, vat_number }: ClientPlan, { own, reverseCharge, exported }: SeededTaxRates) => {
  if (address.country === "US" || address.country === "GB") return exported;
  return vat_number === null || address.country === "RO" ? own : reverseCharge;
};

async function createContacts(work: Work, client_id: string, plan: ClientPlan): Promise<void> {
  for (const [index, [first_name, last_name, position]] of plan.contacts.entries()) {
    await work.createByRules("client-contacts", {
      client_id,
      first_name,
      last_name,
      position,
      email: `${letters(first_name)}.${letters(last_name)}@${siteOf(plan)}`,
      // The bookkeeper of the client receives the invoices.
      is_billing: index === plan.contacts.length - 1,
    });
  }
}

/** Employees with reports; they become account managers. */
const leaders = (work: Work): Promise<{ id: string }[]> =>
  work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.archived_at is null and e.start_date <= ${fromContext("today")}
      and exists (
      select from employees r where r.workspace_id = e.workspace_id and r.manager_employee_id = e.id)
    order by e.id`);

/** Creates the clients that the workspace does not have yet, each with contacts and an account manager. */
export async function seedClients(
  work: Work,
  rates: SeededTaxRates,
  random: SeededRandom,
): Promise<SeededClients> {
  const managers = await leaders(work);
  const clients: SeededClient[] = [];
  const fieldsMade = await seedClientFields(work);
  const made = { "custom-fields": fieldsMade, clients: 0, "client-contacts": 0 };
  for (const [index, plan] of CLIENTS.entries()) {
    const { contacts, ...fields } = plan;
    const manager_employee_id = managers.length === 0 ? null : random.pick(managers).id;
    const found = await work.row<
      SeededClient & Record<string, unknown>
    >(sql`select id, name, currency from clients
      where workspace_id = ${fromContext("workspace")} and lower(code) = lower(${plan.code})`);
    if (found) {
      clients.push(found);
      continue;
    }
    const id = await work.createByRules("clients", {
      ...fields,
      email: `hello@${siteOf(plan)}`,
      billing_email: `invoices@${siteOf(plan)}`,
      website: `https://www.${siteOf(plan)}`,
      tax_rate_id: taxOf(plan, rates),
      manager_employee_id,
      allow_duplicate: true,
      ...(fieldsMade > 0 ? { custom_fields: seededFieldValues(index) } : {}),
    });
    await createContacts(work, id, plan);
    clients.push({ id, name: plan.name, currency: plan.currency });
    made.clients++;
    made["client-contacts"] += contacts.length;
  }
  return { clients, made };
}
