import type { Caller } from "../app.ts";
import type { Site } from "./world.ts";

/** An employee with the key of their account. */
export interface Hired {
  readonly id: string;
  readonly caller: Caller;
}

/** Hires somebody who has started and stays, for fixtures that need a person to act in a role, named by it. */
export async function hireSomebody({ owner, workspace, next }: Site, role: string): Promise<Hired> {
  const n = next();
  const reply = await owner.post("/employees", {
    email: `hired-${n}@example.test`,
    first_name: `Hera${n}`,
    last_name: role,
    start_date: "2020-01-01",
  });
  if (reply.status !== 201) throw new Error(`Nobody could be hired: ${reply.text}`);
  const { id } = reply.body.data;
  return { id, caller: await workspace.callerFor(id) };
}

/** The key of somebody who was hired for a role. */
export async function hiredAs({ all, workspace }: Site, role: string): Promise<Caller> {
  const person = (await all("employees")).find(({ attributes }) => attributes.last_name === role);
  return workspace.callerFor(person!.id);
}
