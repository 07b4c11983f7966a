import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"users"> = {
  // Whoever manages accounts reads the tokens of those whom they may invite.
  openOnOwnRows: ["onboarding"],
  body: (n, { workspace }) => ({ role_id: workspace.roles.Employee, email: `outside${n}@example.test` }),
};
