import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"meetings"> = {
  body: (n) => ({
    // Every start goes with every end.
    starts_at: `2026-02-0${1 + (n % 3)}T09:00:00Z`,
    ends_at: `2026-02-0${4 + (n % 4)}T1${n % 10}:00:00Z`,
    meeting_url: `https://meet.example/${n}`,
  }),
  // The tests' caller is no employee, who would be the default.
  always: ["organizer_employee_id", "lead_id"],
  // A client must be that of the lead, and only a meeting that was held has an outcome.
  impossible: ["client_id", "outcome"],
  managed: ["lead_id", "organizer_employee_id"],
  filterValues: { attendee_employee_id: ({ choosable }) => choosable("employees").slice(0, 3) },
  prepare: holdSome,
};

/** Meetings in every state. */
async function holdSome({ owner, choosable }: Site): Promise<void> {
  const [lead] = choosable("leads");
  const [organizer, other] = choosable("employees");
  const [client] = choosable("clients");
  const times = { starts_at: "2026-01-05T09:00:00Z", ends_at: "2026-01-05T10:00:00Z" };
  await owner.post("/meetings", {
    ...{ client_id: client, title: "With a client", organizer_employee_id: organizer, ...times },
  });
  for (const action of ["complete", "mark-no-show", "cancel"]) {
    const { body } = await owner.post("/meetings", {
      ...{ lead_id: lead, title: `To ${action}`, organizer_employee_id: organizer },
      ...{ ...times, attendee_employee_ids: [other] },
    });
    await owner.post(`/meetings/${body.data?.id}/actions?action=${action}`, {});
  }
}
