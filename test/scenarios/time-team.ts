import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { add, hire } from "./company.ts";

/** Boss manages Ana and Dan, in Bucharest; each has a key. Zoe manages everybody's time. */
export interface TimeTeam {
  readonly app: TestApp;
  readonly acme: TestWorkspace;
  readonly boss: Caller;
  readonly ana: Caller;
  readonly dan: Caller;
  readonly zoe: Caller;
  readonly ids: Readonly<Record<"boss" | "ana" | "dan" | "zoe", string>>;
}

/** Starts the program with the team. `now` is the time of the clock. */
export async function timeTeam(now?: string): Promise<TimeTeam> {
  const app = await startTestApp({ now });
  const acme = await app.addWorkspace("acme", { timezone: "Europe/Bucharest" });
  const boss = await hire(acme.owner, "Boss Top");
  const ana = await hire(acme.owner, "Ana Pop", { manager_employee_id: boss });
  const dan = await hire(acme.owner, "Dan Ion", { manager_employee_id: boss });
  const zoe = await hire(acme.owner, "Zoe Man", { manager_employee_id: boss });
  return {
    app,
    acme,
    boss: await acme.callerFor(boss),
    ana: await acme.callerFor(ana),
    dan: await acme.callerFor(dan),
    zoe: await acme.callerFor(zoe, "manage-timesheets"),
    ids: { boss, ana, dan, zoe },
  };
}

/** A project for a client, with an assignment of each employee since the beginning of 2024. */
export async function projectFor(
  { acme }: Pick<TimeTeam, "acme">,
  name: string,
  employees: readonly string[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const project = await add(acme.owner, "projects", { name, ...more });
  for (const employee_id of employees)
    await add(acme.owner, "project-assignments", {
      project_id: project,
      employee_id,
      starts_at: "2024-01-01",
    });
  return project;
}
