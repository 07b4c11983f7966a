import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"tickets"> = {
  body: (n, { choosable }) => ({
    requester_email: `customer${n}@example.com`,
    // The oldest stages are those of a new workspace; a later one is archived.
    stage_id: choosable("ticket-stages")[n % 2],
  }),
  // A contact must be one of the client, a project too, and a task one of the project.
  impossible: ["client_contact_id", "task_id"],
  // A ticket is always in a stage.
  managed: ["stage_id"],
  // The owner's key opens all of them.
  uniform: ["created_by_user_id"],
  prepare: workOnTickets,
};

/** Tickets in every state, with comments. */
async function workOnTickets({ owner, choosable, all }: Site): Promise<void> {
  for (const task of (await all("tasks")).slice(0, 2)) {
    const { id: task_id, project_id } = task.attributes;
    await owner.post("/tickets", { subject: `About task ${task_id}`, project_id, task_id });
  }
  for (const contact of (await all("client-contacts")).slice(0, 2))
    await owner.post("/tickets", { subject: "A call", client_contact_id: contact.id });
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
