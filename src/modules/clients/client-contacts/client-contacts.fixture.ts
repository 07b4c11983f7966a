import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"client-contacts"> = {
  // The first two clients have contacts already, so that a later contact becomes primary only on request.
  body: (n, { choosable }) => ({ client_id: choosable("clients")[n % 2] }),
  // A contact needs a last name or an email.
  always: ["last_name"],
  emptiedWith: { last_name: { email: "reached@example.test" }, email: { last_name: "Ember" } },
};
