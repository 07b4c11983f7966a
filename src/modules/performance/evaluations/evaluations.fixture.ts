import type { Body, Fixture } from "../../../../test/support/conformance/fixture.ts";
import { hiredAs, hireSomebody } from "../../../../test/support/conformance/hire-somebody.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

/** Who is reviewed, always the first employee, and who reviews. */
function people({ choosable }: Site, n: number): { readonly subject: string; readonly assignee: string } {
  const employees = choosable("employees");
  const others = employees.slice(3);
  if (others.length === 0) return { subject: employees[0]!, assignee: employees[1]! };
  return { subject: employees[0]!, assignee: others[n % others.length]! };
}

/** The types that every workspace starts with. */
const types = ({ choosable }: Site): readonly string[] => choosable("evaluation-types");

/** The name of the person who reviews. */
const ASSIGNEE = "Assignee";

/** The name of somebody who is reviewed and has not seen any outcome. */
const SUBJECT = "Subject";

const asked = (site: Site): readonly string[] => [
  people(site, 0).assignee,
  `${people(site, 1).assignee},${people(site, 2).assignee}`,
];

export const fixture: Fixture<"evaluations"> = {
  needsSeveral: true,
  body: (n, site) => ({
    employee_id: people(site, n).subject,
    evaluation_type_id: types(site)[0],
    assignee_ids: [people(site, n).assignee],
    period_start: addDays("2015-01-01", n % 900),
    period_end: addDays("2020-01-01", n % 900),
    due_date: addDays("2023-01-01", n % 900),
  }),
  always: ["assignee_ids"],
  // They are those of the category salary, which only some see; the scenarios cover them.
  impossible: [
    "proposed_salary",
    "proposed_salary_currency",
    "proposed_salary_type",
    "salary_effective_date",
  ],
  // Somebody is always asked.
  managed: ["assignee_ids"],
  // Nothing of theirs has been shared.
  seesByRelation: (site) => hiredAs(site, SUBJECT),
  filterValues: {
    manager_employee_id: (site) => site.choosable("employees").slice(0, 2),
    assignee_id: (site) => asked(site),
    pending_assignee_id: (site) => asked(site),
    department: (site) => site.choosable("departments"),
  },
  exampleParts: {
    "save-response": () => ({ answers: { overall: { score: 4 } } }),
    "submit-response": () => ({ answers: { overall: { score: 4 } } }),
  },
  // The only employee with many evaluations has neither a department nor a manager.
  uniform: ["department", "manager_employee_id"],
  runsAction: {
    "save-response": (site) => hiredAs(site, ASSIGNEE),
    "submit-response": (site) => hiredAs(site, ASSIGNEE),
    acknowledge: (site) => site.workspace.callerFor(people(site, 0).subject),
  },
  prepare: evaluationsInEveryState,
};

type Step = "start" | "save-response" | "submit-response" | "complete" | "share" | "acknowledge" | "cancel";

const STEPS: readonly (readonly Step[])[] = [
  ["cancel"],
  ["start"],
  ["start", "save-response"],
  ["start", "submit-response"],
  ["start", "submit-response", "complete"],
  ["start", "submit-response", "complete", "share"],
  ["start", "submit-response", "complete", "share", "acknowledge"],
  ["start", "cancel"],
];

/** Brings evaluations into every state, one of them about pay. */
async function evaluationsInEveryState(site: Site): Promise<void> {
  const { owner, workspace } = site;
  const { subject } = people(site, 0);
  const assignee = await hireSomebody(site, ASSIGNEE);
  const employee = await workspace.callerFor(subject);
  const create = async (body: Body): Promise<string> => {
    const made = await owner.post("/evaluations", {
      employee_id: subject,
      assignee_ids: [assignee.id],
      ...body,
    });
    if (made.status !== 201) throw new Error(`The evaluation could not be made: ${made.text}`);
    return made.body.data.id;
  };
  for (const [n, steps] of STEPS.entries()) {
    const id = await create({
      evaluation_type_id: types(site)[0],
      period_start: "2026-01-01",
      period_end: addDays("2026-03-01", n),
      due_date: addDays("2026-07-01", n % 3 === 0 ? -30 : 300),
      cycle: `Cycle ${n}`,
    });
    for (const step of steps) {
      const by = step.endsWith("response") ? assignee.caller : step === "acknowledge" ? employee : owner;
      const body = step.endsWith("response") ? { answers: { overall: { score: 1 + (n % 5) } } } : {};
      const { status, text } = await by.post(`/evaluations/${id}/actions?action=${step}`, body);
      if (status !== 200) throw new Error(`The evaluation could not take ${step}: ${text}`);
    }
  }
  const { id: waiting } = await hireSomebody(site, SUBJECT);
  const open = await create({
    employee_id: waiting,
    evaluation_type_id: types(site)[0],
    period_start: "2026-01-01",
    period_end: "2026-06-30",
  });
  const { status, text } = await owner.post(`/evaluations/${open}/actions?action=start`, {});
  if (status !== 200) throw new Error(`The evaluation could not be started: ${text}`);
  await create({
    evaluation_type_id: types(site)[1],
    period_start: "2026-01-01",
    period_end: "2026-06-30",
    proposed_salary: 6_000,
    proposed_salary_type: "monthly",
  });
}
