import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"client-contacts"> = {
  // The first two clients have contacts early, so that a later one is the primary contact only when it says so.
  body: (n, { choosable }) => ({ client_id: choosable("clients")[n % 2] }),
  // Nobody is without both a last name and an email.
  always: ["last_name"],
  emptiedWith: { last_name: { email: "reached@example.test" }, email: { last_name: "Ember" } },
};
