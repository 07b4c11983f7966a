import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"offer-lines"> = {
  body: (n) => ({
    position: 1,
    quantity: (n % 50) + 1,
    section: `Part ${n % 3}`,
  }),
  together: { is_selected: { is_optional: true } },
};
