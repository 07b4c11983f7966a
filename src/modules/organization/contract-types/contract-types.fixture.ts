import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"contract-types"> = {
  uniform: ["created_at"],
  prepare: describeOneContractType,
};

/** The closed set is made with the workspace, all alike. */
async function describeOneContractType({ owner, choosable }: Site): Promise<void> {
  await owner.patch(`/contract-types/${choosable("contract-types")[0]}`, { description: "For most people" });
}
