import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"public-holidays"> = {
  body: (n) => ({ country: ["RO", "AT", "PT"][n % 3] }),
};
