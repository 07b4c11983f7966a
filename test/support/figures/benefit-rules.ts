import { type Charged, chargesOf, chargesPerYear } from "./benefit-charges.ts";
import { cents, sumOf } from "./exact.ts";
import type { Facts, LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";

const shown = (amount: bigint): number => Number(amount) / 100;

/** What the listed enrolments cost in the period of the response. */
function costsOf(enrolments: readonly Row[], { data }: Facts) {
  const charges = (one: Row): bigint => BigInt(chargesOf(one as Charged, data.period.from, data.period.to));
  const employer = sumOf(enrolments, (one) => cents(one.employer_cost)! * charges(one));
  const employee = sumOf(enrolments, (one) => cents(one.employee_cost)! * charges(one));
  return {
    employer_total: shown(employer),
    employee_total: shown(employee),
    total_cost: shown(employer + employee),
    charges: Number(sumOf(enrolments, charges)),
    enrolments: enrolments.length,
  };
}

const yearly = (active: readonly Row[]): number =>
  shown(sumOf(active, (one) => cents(one.employer_cost)! * BigInt(chargesPerYear(one as Charged))));

/** What the links in the report on benefits list. */
export const BENEFIT_LINKS: Readonly<Record<string, LinkRule>> = {
  "employee-benefits/benefit-costs currencies[]": {
    links: { enrolments: "employee-benefits", active: "employee-benefits" },
    figures: ({ enrolments, active }, _, facts) => ({
      ...costsOf(enrolments!, facts),
      projected_yearly: yearly(active!),
    }),
    others: [],
  },
  "employee-benefits/benefit-costs currencies[].rows[]": {
    links: { enrolments: "employee-benefits" },
    figures: ({ enrolments }, _, facts) => costsOf(enrolments!, facts),
    others: [],
  },
};
