import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"departments"> = {
  // The third of three employees is a draft.
  body: (n, { choosable }) => ({ manager_employee_id: choosable("employees")[n % 2] }),
};
