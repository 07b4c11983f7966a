import { action, fact, holds, openWhenEach } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, forbidden, MESSAGES } from "../../../engine/work/index.ts";
import { canBeEntered, firstStage } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { lockLeaving, statusOf, withdrawHire } from "../../employees/index.ts";
import { WORKERS } from "../rights.ts";
import { enterStage } from "./candidate-moves.ts";
import { ANONYMISED, lockJobsOf } from "./candidate-states.ts";
import { isEmailTaken } from "./candidate-writes.ts";
import { noteWithdrawnHire } from "./withdrawn-hires.ts";

const CREATORS = "manage-employees";

const facts = {
  /** Draft or, for a hire who was withdrawn already, archived without a last day. */
  has_started: fact<boolean | null>(
    (alias) => sql`(select not (${statusOf("e")} = 'draft'
        or (e.archived_at is not null and e.termination_date is null)) from employees e
      where e.workspace_id = ${column(alias, "workspace_id")} and e.id = ${column(alias, "employee_id")})`,
  ),
};

/** Takes a hire back before the first day. */
export const undoHire = action("candidates", {
  title: "Undo hire",
  done: "Took back the hire of",
  description:
    "Takes the hire back before the employee's first day: the employee is archived, and the candidate goes on in the last stage.",
  levels: ["record"],
  grants: [WORKERS],
  async lock(work, ids) {
    await lockLeaving(work);
    await holdStages(work, "hiring-stages");
    await lockJobsOf(work, ids, "update");
  },
  reads: ["status", "anonymized_at"],
  facts,
  openWhen: openWhenEach<"candidates", unknown, typeof facts, "status" | "anonymized_at">(
    ({ status, anonymized_at, has_started }, work) => {
      if (!holds(work.actor, CREATORS)) return forbidden(CREATORS);
      if (anonymized_at !== null) return ANONYMISED;
      if (status !== "hired") return "The candidate is not hired.";
      return has_started ? "The employee has already started." : null;
    },
  ),
  async run({ work, records, fail, throwIfRefused }): Promise<undefined> {
    const candidate = records[0]!;
    const { id, stage_id: left, employee_id: employeeId, job_id: jobId } = candidate;
    if (await isEmailTaken(work, candidate)) fail("email", fieldMessage(MESSAGES.taken, "email"));
    throwIfRefused();
    await work.journal.touch("jobs", [jobId]);
    await withdrawHire(work, employeeId!);
    await noteWithdrawnHire(work, id, employeeId!);
    const isOpen = await canBeEntered(work, "hiring-stages", left);
    const stageId = isOpen ? left : (await firstStage(work, "hiring-stages"))!;
    await work.update("candidates", id, {
      ...{ status: "active", hired_at: null, employee_id: null },
      ...{ stage_id: stageId, stage_entered_at: work.now },
    });
    await enterStage(work, [candidate], stageId);
  },
});
