import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"contract-types"> = {
  uniform: ["created_at"],
  prepare: describeOneContractType,
};

/** Contract types are created with the workspace, without descriptions; one gets a description here. */
async function describeOneContractType({ owner, choosable }: Site): Promise<void> {
  await owner.patch(`/contract-types/${choosable("contract-types")[0]}`, { description: "For most people" });
}
