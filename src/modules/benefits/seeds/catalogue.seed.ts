import type { StoredRecord } from "../../../engine/work/index.ts";

type Benefit = StoredRecord<"benefits">;

/** A benefit of the seeded company, and how its employees use it. Amounts are decimal strings in base currency. */
export interface OfferedBenefit
  extends Pick<Benefit, "name" | "category" | "frequency" | "employer_cost" | "employee_cost"> {
  readonly description: string;
  readonly provider: string | null;
  readonly waiting_period_days: number;
  /** Empty: everybody. */
  readonly eligible: readonly string[];
  /** The share of the eligible employees who use it. */
  readonly share: number;
  /** The company's cost of a charge before 1 January of this year, if it has become more expensive. */
  readonly formerCost?: string;
  /** The share of its users who have given it up since. */
  readonly left: number;
}

const EMPLOYED = ["employment_contract", "internship"];

/** The benefits of the seeded company. */
export const CATALOGUE: readonly OfferedBenefit[] = [
  {
    name: "Health insurance",
    category: "health",
    description: "Outpatient and hospital care for the employee.",
    provider: "Allianz",
    frequency: "quarterly",
    ...{ employer_cost: "162.00", formerCost: "150.00", employee_cost: "0.00" },
    ...{ waiting_period_days: 90, eligible: EMPLOYED, share: 0.9, left: 0.03 },
  },
  {
    name: "Meal vouchers",
    category: "meal",
    description: "A voucher for each working day.",
    provider: "Edenred",
    frequency: "monthly",
    ...{ employer_cost: "84.00", formerCost: "76.00", employee_cost: "21.00" },
    ...{ waiting_period_days: 0, eligible: EMPLOYED, share: 0.8, left: 0.05 },
  },
  {
    name: "Gym membership",
    category: "wellness",
    description: "All gyms and swimming pools of the network.",
    provider: "7card",
    frequency: "monthly",
    ...{ employer_cost: "20.00", employee_cost: "10.00" },
    ...{ waiting_period_days: 0, eligible: [], share: 0.4, left: 0.3 },
  },
  {
    name: "Pension plan",
    category: "retirement",
    description: "A monthly contribution, which the company doubles.",
    provider: "NN",
    frequency: "monthly",
    ...{ employer_cost: "60.00", employee_cost: "30.00" },
    ...{ waiting_period_days: 180, eligible: ["employment_contract"], share: 0.55, left: 0.04 },
  },
  {
    name: "Life insurance",
    category: "life_insurance",
    description: "Twice the yearly salary.",
    provider: "Generali",
    frequency: "yearly",
    ...{ employer_cost: "96.00", employee_cost: "0.00" },
    ...{ waiting_period_days: 180, eligible: ["employment_contract"], share: 0.6, left: 0 },
  },
  {
    name: "Public transport",
    category: "transport",
    description: "The monthly pass of the city.",
    provider: null,
    frequency: "monthly",
    ...{ employer_cost: "25.00", employee_cost: "5.00" },
    ...{ waiting_period_days: 0, eligible: EMPLOYED, share: 0.3, left: 0.25 },
  },
  {
    name: "Learning budget",
    category: "education",
    description: "Books, courses and conferences.",
    provider: null,
    frequency: "yearly",
    ...{ employer_cost: "500.00", employee_cost: "0.00" },
    ...{ waiting_period_days: 90, eligible: [], share: 0.45, left: 0.1 },
  },
  {
    name: "Home office furniture",
    category: "equipment",
    description: "A desk and a chair for working from home.",
    provider: null,
    frequency: "one_time",
    ...{ employer_cost: "350.00", employee_cost: "0.00" },
    ...{ waiting_period_days: 30, eligible: [], share: 0.35, left: 0 },
  },
];
