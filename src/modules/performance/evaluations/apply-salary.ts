import { action, holds, openWhenEach } from "../../../engine/declare/index.ts";
import { forbidden } from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { unless } from "./evaluation-state.ts";
import { SALARY_MANAGERS } from "./seen-parts.ts";

export const applySalary = action("evaluations", {
  title: "Apply salary",
  done: "Applied the salary of",
  description:
    "Records the proposed salary in the employee's salaries, from salary_effective_date or else today. It also needs manage-salaries.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  reads: ["status", "category", "proposed_salary", "proposed_salary_type", "salary_applied_at"],
  openWhen: openWhenEach((evaluation, { actor }) => {
    if (!holds(actor, SALARY_MANAGERS)) return forbidden(SALARY_MANAGERS);
    const { category, proposed_salary, proposed_salary_type, salary_applied_at } = evaluation;
    if (category !== "salary") return "The category of the evaluation is not salary.";
    if (salary_applied_at !== null) return "The proposed salary has been applied.";
    if (proposed_salary === null || proposed_salary_type === null) return "No salary is proposed.";
    return unless(evaluation.status, "completed");
  }),
  async run({ work, records }) {
    const evaluation = records[0]!;
    await work.createByRules("salary-history", {
      employee_id: evaluation.employee_id,
      amount: evaluation.proposed_salary,
      type: evaluation.proposed_salary_type,
      currency: evaluation.proposed_salary_currency ?? work.workspace.baseCurrency,
      start_date: evaluation.salary_effective_date ?? work.today,
    });
    await work.update("evaluations", evaluation.id, { salary_applied_at: work.now });
    return undefined;
  },
});
