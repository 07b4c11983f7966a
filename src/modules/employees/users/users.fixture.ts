import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"users"> = {
  // Callers who may manage an account can read its invitation token.
  openOnOwnRows: ["onboarding"],
  body: (n, { workspace }) => ({ role_id: workspace.roles.Employee, email: `outside${n}@example.test` }),
};
