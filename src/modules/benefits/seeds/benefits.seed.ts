import { addDays } from "../../../engine/declare/index.ts";
import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { lastEmployedDay } from "../../employees/index.ts";
import type { Enrollee } from "../employee-benefits/enrolment-rules.ts";
import { CATALOGUE, type OfferedBenefit } from "./catalogue.seed.ts";

/** The first day of the seeded enrolments, before the current year. */
const YEARS_BACK = 2;

interface Dates {
  readonly start_date: string;
  readonly end_date: string | null;
}

/** Creates a catalogue and two years of enrolments, if there are no benefits yet. Returns the number of records by resource. */
export async function seedBenefits(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  if (
    (await work.row(sql`select from benefits where workspace_id = ${fromContext("workspace")} limit 1`)) !==
    null
  )
    return {};
  const people = await work.rows<Enrollee & Values>(sql`select e.id, e.start_date, e.contract_type,
      ${lastEmployedDay("e")} as last_day, e.archived_at is not null as is_archived
    from employees e where e.workspace_id = ${fromContext("workspace")} order by e.id`);
  const benefits = CATALOGUE.map((offered) => ({ id: work.newId(), offered }));
  const enrolments = benefits.flatMap(({ id, offered }) =>
    people.flatMap((person) => enrolmentsOf(work, random, { ...offered, id }, person)),
  );
  const load = new BulkLoad(work);
  await load.insertStored(
    "benefits",
    benefits.map(({ id, offered }) => stored(work, id, offered)),
  );
  await load.insertStored("employee-benefits", enrolments);
  await load.finish();
  return { benefits: benefits.length, "employee-benefits": enrolments.length };
}

const stored = (work: Work, id: string, offered: OfferedBenefit) => {
  const { eligible, share: _share, left: _left, formerCost: _former, ...fields } = offered;
  return {
    id,
    ...fields,
    currency: work.workspace.baseCurrency,
    eligible_contract_types: eligible,
    is_active: true,
  };
};

/** The enrolments of an employee in a benefit: none, one, or one at the former and one at the present cost. */
function enrolmentsOf(
  work: Work,
  random: SeededRandom,
  benefit: OfferedBenefit & { readonly id: string },
  person: Enrollee,
): (Values & { readonly id: string })[] {
  const { eligible, share, left } = benefit;
  // All random values are drawn for everybody, so that one employee more does not change those of the others.
  const [isUser, hasLeft, delay, stay] = [
    random.chance(share),
    random.chance(left),
    random.integer(0, 60),
    random.integer(90, 500),
  ];
  if (!isUser || (eligible.length > 0 && !eligible.includes(person.contract_type ?? ""))) return [];
  const year = Number(work.today.slice(0, 4));
  const waited = addDays(person.start_date, benefit.waiting_period_days);
  const earliest = `${year - YEARS_BACK}-01-01`;
  const start_date = addDays(waited > earliest ? waited : earliest, delay);
  const given_up = hasLeft ? addDays(start_date, stay) : null;
  const end_date = [given_up, person.last_day].filter((day) => day !== null).sort()[0] ?? null;
  if (end_date !== null && end_date < start_date) return [];
  return pricedPeriods(benefit, { start_date, end_date }, `${year}-01-01`).map((period) => ({
    id: work.newId(),
    employee_id: person.id,
    benefit_id: benefit.id,
    frequency: benefit.frequency,
    currency: work.workspace.baseCurrency,
    employee_cost: benefit.employee_cost,
    notes: null,
    ...period,
  }));
}

/** A period at the cost of its time: a higher cost from a day on needs an enrolment of its own. */
function pricedPeriods(
  { employer_cost, formerCost }: OfferedBenefit,
  { start_date, end_date }: Dates,
  raisedOn: string,
): (Dates & { readonly employer_cost: string })[] {
  const isRaised = formerCost !== undefined && start_date < raisedOn;
  if (!isRaised) return [{ start_date, end_date, employer_cost }];
  if (end_date !== null && end_date < raisedOn) return [{ start_date, end_date, employer_cost: formerCost }];
  return [
    { start_date, end_date: addDays(raisedOn, -1), employer_cost: formerCost },
    { start_date: raisedOn, end_date, employer_cost },
  ];
}
