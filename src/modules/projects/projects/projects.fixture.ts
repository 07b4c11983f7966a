import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

/** Clears the fields that only some billing models have. */
const NO_TERMS = { fee_amount: null, retainer_minutes: null, revenue_share_percent: null };

export const fixture: Fixture<"projects"> = {
  body: () => ({ billing_model: "time_and_materials" }),
  always: ["client_id"],
  together: {
    budget_type: { budget: 100 },
    budget: { budget_type: "amount" },
    budget_includes_expenses: { budget: 100, budget_type: "cost" },
    billing_model: NO_TERMS,
    fee_amount: { billing_model: "fixed_fee", retainer_minutes: null, revenue_share_percent: null },
    retainer_minutes: {
      revenue_share_percent: null,
      billing_model: "retainer",
      billed_rate: 80,
      fee_amount: 1000,
      starts_at: "2024-01-01",
    },
    revenue_share_percent: { billing_model: "revenue_share", fee_amount: null, retainer_minutes: null },
  },
  emptiedWith: {
    client_id: { ...NO_TERMS, billing_model: "non_billable" },
    budget: { budget_type: null, budget_includes_expenses: false },
    budget_type: { budget: null, budget_includes_expenses: false },
    fee_amount: { ...NO_TERMS, billing_model: "time_and_materials" },
    revenue_share_percent: { ...NO_TERMS, billing_model: "time_and_materials" },
    billed_rate: { ...NO_TERMS, billing_model: "time_and_materials" },
    starts_at: { ...NO_TERMS, billing_model: "time_and_materials" },
  },
  prepare: archiveOneProject,
};

async function archiveOneProject({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/projects", { name: "Long over" });
  const reply = await owner.post(`/projects/${body.data.id}/actions?action=archive`, {});
  if (reply.status !== 200) throw new Error(`The project could not be archived: ${reply.text}`);
}
