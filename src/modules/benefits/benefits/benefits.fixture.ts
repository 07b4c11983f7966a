import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"benefits"> = {
  // Enrolments of the tests start in many years; the first benefits are active.
  body: (n) => ({
    waiting_period_days: n % 4,
    eligible_contract_types: n % 4 === 3 ? ["internship"] : [],
    available_from: `2019-0${(n % 9) + 1}-01`,
    available_until: `2099-0${(n % 9) + 1}-01`,
    is_active: n % 4 !== 3,
  }),
  filterValues: { eligible_contract_types: () => ["employment_contract", "internship"] },
};
