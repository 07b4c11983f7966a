import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"expense-categories"> = {
  // The workspace starts with a category of the kind unit.
  body: () => ({ kind: "amount" }),
  together: { unit_price: { unit_name: "night" }, unit_name: { unit_price: 80 } },
  managed: ["unit_name", "unit_price"],
  prepare: archiveOneCategory,
};

/** Adds an archived category. */
async function archiveOneCategory({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/expense-categories", { name: "Telegrams", kind: "amount" });
  await owner.post(`/expense-categories/${body.data.id}/actions?action=archive`, {});
}
