import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"ticket-comments"> = {
  // A comment that was public once stays so.
  body: () => ({ visibility: "public" }),
};
