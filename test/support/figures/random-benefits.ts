import { addDays } from "../../../src/engine/declare/calendar.ts";
import { CURRENCIES } from "./currencies.ts";
import { LAST_DAY, type Surroundings } from "./random-books.ts";

const CATEGORIES = ["health", "meal", "wellness", "transport"] as const;
const FREQUENCIES = ["monthly", "quarterly", "yearly", "one_time"] as const;

/** Benefits in three currencies, and enrolments of two years, some of which have ended or have not started yet. */
export async function randomBenefits(around: Surroundings, count: number): Promise<void> {
  const { random, employees, newId, dayBetween, store } = around;
  const amount = () => `${random.integer(0, 300)}.${random.integer(10, 99)}`;
  const benefits = Array.from({ length: count }, (_, place) => ({
    id: newId(),
    name: `Random benefit ${place}`,
    category: CATEGORIES[place % CATEGORIES.length]!,
    frequency: FREQUENCIES[place % FREQUENCIES.length]!,
    currency: CURRENCIES[place % CURRENCIES.length]!,
    ...{ employer_cost: "0", employee_cost: "0", waiting_period_days: 0, eligible_contract_types: [] },
    is_active: true,
  }));
  await store("benefits", benefits);
  const enrolments = benefits.flatMap(({ id: benefit_id, frequency, currency }) =>
    employees
      .filter(() => random.chance(0.7))
      .map((employee_id) => {
        const start_date = dayBetween("2024-08-31", LAST_DAY);
        const end_date = random.chance(0.5) ? addDays(start_date, random.integer(0, 500)) : null;
        return {
          ...{ id: newId(), employee_id, benefit_id, frequency, currency, start_date, end_date },
          ...{ employer_cost: amount(), employee_cost: amount() },
        };
      }),
  );
  await store("employee_benefits", enrolments);
}
