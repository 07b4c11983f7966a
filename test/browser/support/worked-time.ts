import type { Caller, TestWorkspace } from "../../support/app.ts";

/** What time can be booked on in the tests of screens. */
export interface Bookable {
  readonly website: string;
  readonly design: string;
}

/** Makes a record. @throws Error with the response when that is refused. */
export async function made(caller: Caller, path: string, body: object): Promise<string> {
  const response = await caller.post(path, body);
  if (response.status !== 201) throw new Error(`${path}: ${response.text}`);
  return response.body.data.id;
}

/** A project of the house with a task, to which people are assigned from 2026 on. */
export async function openProject(
  { owner }: TestWorkspace,
  employeeIds: readonly string[],
): Promise<Bookable> {
  const website = await made(owner, "/projects", { name: "Website" });
  const design = await made(owner, "/tasks", { project_id: website, name: "Design" });
  for (const employee_id of employeeIds) {
    await made(owner, "/project-assignments", { project_id: website, employee_id, starts_at: "2026-01-01" });
  }
  return { website, design };
}

/** Books time of somebody on a day. */
export const book = (
  { owner }: TestWorkspace,
  employee_id: string,
  date: string,
  worked_minutes: number,
  more: object = {},
): Promise<string> => made(owner, "/timesheets", { employee_id, date, worked_minutes, ...more });

/** Somebody's time of two weeks: one is submitted, in the other nothing is yet. */
export async function workSomeWeeks(acme: TestWorkspace, employeeId: string): Promise<void> {
  const { website, design } = await openProject(acme, [employeeId]);
  const on = { project_id: website, task_id: design };
  await book(acme, employeeId, "2026-07-06", 480, { ...on, description: "Header and navigation" });
  await book(acme, employeeId, "2026-07-07", 510, { project_id: website });
  const { status, text } = await acme.owner.post("/timesheet-submissions/actions?action=submit", {
    week_start: "2026-07-06",
    employee_id: employeeId,
  });
  if (status !== 200) throw new Error(text);
  await book(acme, employeeId, "2026-07-13", 240, { ...on, description: "Second round" });
  await book(acme, employeeId, "2026-07-13", 120, on);
  await book(acme, employeeId, "2026-07-14", 90);
}
