import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { removeFurtherFields } from "../../../../test/support/conformance/further-fields.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"leads"> = {
  body: (n) => ({
    amount: 1000 + n / 4,
    probability_override: n % 101,
    address: { city: `Town ${n}`, country: ["RO", "DE", "AT"][n % 3] },
  }),
  // A contact must be one of the client.
  impossible: ["client_contact_id"],
  managed: ["stage_id"],
  exampleParts: {
    assign: (_own, all) => {
      const owned = all.find(({ owner_employee_id: id }) => id !== null);
      return owned ? { owner_employee_id: owned.owner_employee_id } : {};
    },
    // Winning it too, which is the default, takes an amount.
    convert: ({ amount }) => (amount === null ? { win: false } : {}),
  },
  filterValues: {
    reached_stage_id: ({ choosable }) => choosable("lead-stages").slice(0, 3),
    left_stage: ({ choosable }) => choosable("lead-stages").map((id) => `${id},2020-01-01,2099-12-31`),
  },
  makeRoom: removeFurtherFields,
  prepare: workOnLeads,
};

/** Leads in every state, in further stages, and with activities. */
async function workOnLeads({ owner, choosable }: Site): Promise<void> {
  const [first, second, third] = choosable("leads");
  const stages = (await owner.get("/lead-stages?archived=false")).body.data;
  const act = (id: string | undefined, action: string, body: object) =>
    owner.post(`/leads/${id}/actions?action=${action}`, body);
  for (const { id } of stages) await owner.patch(`/lead-stages/${id}`, { stale_after_days: 2 });
  await act(first, "move", { stage_id: stages[2].id });
  await act(second, "win", { amount: 500 });
  await act(third, "lose", { lost_reason: "price" });
  const converted = await owner.post("/leads", {
    ...{ name: "Shop", company_name: "A client that was a lead", contact_last_name: "Roth", amount: 900 },
  });
  await act(converted.body.data.id, "convert", {});
  const overdue = await owner.post("/leads", { name: "Overdue", expected_close_date: "2020-01-01" });
  await owner.post("/lead-activities", {
    lead_id: overdue.body.data.id,
    type: "note",
    body: "Met at a fair.",
  });
  await owner.post("/lead-activities", {
    ...{ lead_id: overdue.body.data.id, type: "task", subject: "Call", due_at: "2026-01-02T10:00:00Z" },
  });
}
