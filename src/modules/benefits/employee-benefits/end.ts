import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters, Text } from "../../../engine/work/index.ts";
import { lockEnrolments } from "./enrolment-locks.ts";
import { endProblems } from "./enrolment-rules.ts";
import { loadEnrollees } from "./load-enrollees.ts";
import { ALREADY_ENROLLED, overlapping } from "./overlaps.ts";

const parameters = {
  end_date: field.date().computedDefault("today").describe("The last day."),
};

type Ending = ActionContext<"employee-benefits", GivenParameters<typeof parameters>>;

/** A later last day than the present one is possible too, under the rules for periods. */
async function run({ work, records, params, refuse, fail, throwIfRefused }: Ending): Promise<undefined> {
  const end_date = params.end_date ?? work.today;
  const people = await loadEnrollees(
    work,
    records.map(({ employee_id }) => employee_id),
  );
  const messages = new Map<string, Text>();
  for (const [index, { id, employee_id, benefit_id, start_date }] of records.entries()) {
    const period = { start_date, end_date };
    const problems = endProblems(period, people.get(employee_id)?.last_day ?? null);
    for (const [, message] of problems) messages.set(String(message), message);
    if (problems.length > 0) continue;
    const enrolled = await overlapping(work, benefit_id, [employee_id], period, id);
    if (enrolled.size > 0) refuse(index, ALREADY_ENROLLED);
  }
  for (const message of messages.values()) fail("end_date", message);
  throwIfRefused();
  for (const { id } of records) await work.update("employee-benefits", id, { end_date });
}

/** Ends enrolments on a day. */
export const end = action("employee-benefits", {
  title: "End",
  done: "Ended",
  description: "Sets the last day of the enrolment.",
  grants: [{ permissions: ["manage-benefits"] }],
  lock: (work) => lockEnrolments(work),
  parameters,
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => (status === "ended" ? "The benefit has already ended." : null)),
  run,
});
