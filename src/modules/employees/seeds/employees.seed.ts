import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { isChoosable } from "../employees/employee-status.ts";
import { accountRecords } from "./accounts.seed.ts";
import { employeeRecord, type Hire, rateRecords, salaryRecords } from "./employee-records.seed.ts";
import { jobOf } from "./jobs.seed.ts";
import { type Person, peopleOf } from "./people.seed.ts";
import { seedTags } from "./tags.seed.ts";
import type { SeededOrganization } from "./workplaces.ts";

type Account = StoredRecord<"users">;

export interface PeopleSize {
  readonly people: number;
  /** An account without an employee that becomes that of the chief; otherwise the chief gets a new one. */
  readonly chiefUserId?: string;
  /** The hash of a password for all accounts; without one, nobody has been invited. */
  readonly passwordHash?: string;
}

/**
 * Creates the employees of a company with accounts and salaries. If the workspace already has a top superior, the new
 * employees are placed below. Returns the number of records by resource.
 */
export async function seedPeople(
  work: Work,
  organization: SeededOrganization,
  { people, chiefUserId, passwordHash }: PeopleSize,
  random: SeededRandom,
): Promise<Record<string, number>> {
  const tags = await seedTags(work);
  const chiefAccount = chiefUserId === undefined ? null : await work.find("users", chiefUserId);
  const hires = await hire(work, organization, people, chiefAccount, random);
  const load = new BulkLoad(work);
  const employees = hires.map((one) => employeeRecord(work, organization, tags.ids, one, random));
  await load.insert("employees", employees);
  const withoutAccount = chiefAccount ? hires.slice(1) : hires;
  const accounts = await accountRecords(work, withoutAccount, organization.departments, passwordHash, random);
  await load.insert("users", accounts);
  const salaries = hires.flatMap((one) => salaryRecords(work, one, random));
  await load.insert("salary-history", salaries);
  const rates = hires.flatMap((one) => rateRecords(work, one));
  await load.insert("employee-rates", rates);
  if (chiefAccount) await giveAccount(work, chiefAccount, hires[0]!);
  await assignDepartmentHeads(work, organization, hires);
  await setArchiver(work, organization, hires);
  await load.finish();
  const made = { tags: tags.made, employees: employees.length, users: accounts.length };
  return { ...made, "salary-history": salaries.length, "employee-rates": rates.length };
}

/** Invents people, with ids in the order in which they joined, so that the newest are listed first. */
async function hire(
  work: Work,
  organization: SeededOrganization,
  count: number,
  chiefAccount: Account | null,
  random: SeededRandom,
): Promise<Hire[]> {
  const top = await topSuperior(work);
  const people = peopleOf(
    {
      people: top === null ? count : count + 1,
      shares: organization.departments.map(({ share }) => share),
      today: work.today,
      mailDomain: `${work.workspace.subdomain}.example`,
      taken: await existingAddresses(work),
      chiefEmail: chiefAccount?.email,
    },
    random,
  );
  const inOrder = people.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const ids = new Map<Person, string>(inOrder.map((person) => [person, work.newId()]));
  if (top !== null) ids.set(people[0]!, top);
  const superiors: string[][] = [];
  for (const { manager } of people) {
    superiors.push(manager === null ? [] : [ids.get(people[manager]!)!, ...superiors[manager]!]);
  }
  const hires = people.map((person, index) => ({
    ...person,
    id: ids.get(person)!,
    superiors: superiors[index]!,
    job: jobOf(person, organization, work.workspace.fullTimeWeeklyHours, work.today, random),
  }));
  return top === null ? hires : hires.slice(1);
}

/** The id of the top superior of the workspace; null if there is none. */
async function topSuperior(work: Work): Promise<string | null> {
  const row = await work.row<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id is null and ${isChoosable("e")}
    order by e.id limit 1`);
  return row?.id ?? null;
}

async function existingAddresses(work: Work): Promise<Set<string>> {
  const rows = await work.rows<{ email: string }>(
    sql`select lower(email) as email from users where workspace_id = ${fromContext("workspace")}`,
  );
  return new Set(rows.map(({ email }) => email));
}

/** Links an existing account to an employee and copies the employee's name and email address. */
function giveAccount(work: Work, account: Account, { id, firstName, lastName }: Hire): Promise<void> {
  return work.update("users", account.id, {
    employee_id: id,
    first_name: firstName,
    last_name: lastName,
  });
}

async function assignDepartmentHeads(
  work: Work,
  { departments }: SeededOrganization,
  hires: readonly Hire[],
): Promise<void> {
  for (const { rank, department, id } of hires) {
    if (rank !== "head" || departments[department!]!.hasHead) continue;
    await work.update("departments", departments[department!]!.id, { manager_employee_id: id });
  }
}

/** Stores who archived those who left: the head of People, or the chief in a company without one. */
async function setArchiver(
  work: Work,
  { departments }: SeededOrganization,
  hires: readonly Hire[],
): Promise<void> {
  const archiver =
    hires.find(({ rank, department }) => rank === "head" && departments[department!]!.name === "People") ??
    hires.find(({ rank }) => rank === "chief");
  if (!archiver) return;
  const archived = hires.filter(({ archivedOn }) => archivedOn !== null).map(({ id }) => id);
  await work.rows(sql`update employees set archiver_employee_id = ${archiver.id}
    where workspace_id = ${fromContext("workspace")} and id = any(${archived}::text[])`);
}
