import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"tickets"> = {
  body: (n) => ({ requester_email: `customer${n}@example.com` }),
  // A contact must be one of the client, a project too, and a task one of the project.
  impossible: ["client_contact_id", "task_id"],
  // A ticket is always in a stage.
  managed: ["stage_id"],
  prepare: workOnTickets,
};

/** Tickets in every state, with comments. */
async function workOnTickets({ owner, choosable }: Site): Promise<void> {
  const [first, second, third] = choosable("tickets");
  const stages = (await owner.get("/ticket-stages?archived=false")).body.data;
  const pending = stages.find(
    ({ attributes }: { attributes: { category: string } }) => attributes.category === "pending",
  );
  const act = (id: string | undefined, action: string, body: object) =>
    owner.post(`/tickets/${id}/actions?action=${action}`, body);
  await owner.post("/ticket-comments", { ticket_id: first, body: "We look into it.", visibility: "public" });
  await act(second, "resolve", {});
  await act(second, "reopen", {});
  await act(third, "move", { stage_id: pending.id });
  await act(first, "resolve", { comment: "Replaced the cable.", visibility: "public" });
}
