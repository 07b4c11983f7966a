import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
} from "../../../engine/work/index.ts";
import { CONFIDENCES } from "./goal-fields.ts";
import { unless } from "./goal-state.ts";
import { hasChildren, lockGoals, refreshProgress } from "./goal-tree.ts";
import { MEASURED_OTHERWISE } from "./goal-writes.ts";
import { GOAL_WRITERS } from "./goals.policy.ts";
import { type KeyResult, suits, withProgress } from "./key-results.ts";

const parameters = {
  key_result_id: field.string({ max: 26 }).describe("The key result that the value is of."),
  current_value: field.decimal(4).describe("The present value of the key result."),
  manual_progress: field
    .decimal(2, { min: 0, max: 100, between: true })
    .describe("Only of a goal that has neither key results nor children."),
  confidence: field.choice(...CONFIDENCES).describe("Default: as before."),
  note: field.text(),
};

type CheckIn = ActionContext<"goals", GivenParameters<typeof parameters>>;

/** The key results with the new value; the given ones if none changes. */
function measured({ params, fail }: CheckIn, results: readonly KeyResult[]): readonly KeyResult[] {
  const { key_result_id, current_value } = params;
  const isMissing = current_value !== null && results.length > 0 && key_result_id === null;
  if (isMissing) fail("key_result_id", fieldMessage(MESSAGES.required, "key_result_id"));
  if (current_value !== null && results.length === 0)
    fail("current_value", "The current value field is prohibited when the goal has no key results.");
  const result = results.find(({ id }) => id === key_result_id?.toUpperCase());
  if (key_result_id !== null && !result)
    fail("key_result_id", fieldMessage(MESSAGES.selected, "key_result_id"));
  if (!result || current_value === null) return results;
  const value = Number(current_value);
  if (!suits(result.metric, value)) fail("current_value", "The current value field must be 0 or 1.");
  return results.map((one) => (one === result ? withProgress({ ...one, current_value: value }) : one));
}

async function run(context: CheckIn): Promise<undefined> {
  const { work, records, params, fail, throwIfRefused } = context;
  const goal = records[0]!;
  const { key_result_id, current_value, manual_progress, confidence, note } = params;
  if ([current_value, manual_progress, confidence, note].every((value) => value === null))
    fail(
      "note",
      "The note field is required when none of current value, manual progress and confidence are present.",
    );
  const results = goal.key_results as unknown as readonly KeyResult[];
  const key_results = measured(context, results);
  if (manual_progress !== null && (results.length > 0 || (await hasChildren(work, goal.id))))
    fail("manual_progress", MEASURED_OTHERWISE);
  throwIfRefused();
  await work.update("goals", goal.id, {
    key_results,
    confidence: confidence ?? goal.confidence,
    ...(manual_progress === null ? {} : { manual_progress }),
  });
  await refreshProgress(work, goal.id);
  const { progress } = (await work.find("goals", goal.id))!;
  await work.rows(sql`insert into goal_check_ins (workspace_id, id, goal_id, employee_id, key_result_id, value,
      confidence, note, progress, created_at)
    values (${fromContext("workspace")}, ${work.newId()}, ${goal.id}, ${work.actor.employeeId},
      ${key_result_id?.toUpperCase() ?? null}, ${current_value ?? manual_progress}::numeric,
      ${confidence ?? goal.confidence}, ${note}, ${progress}::numeric, ${fromContext("now")})`);
}

/** Reports how far a goal is. */
export const checkIn = action("goals", {
  title: "Check in",
  done: "Checked in on",
  description:
    "Reports the value of a key result, the progress, how confident one is, or a note; at least one of them. The progress of the goals above follows.",
  levels: ["record"],
  grants: [GOAL_WRITERS],
  lock: lockGoals,
  parameters,
  example: { confidence: "at_risk", note: "Two of five migrated." },
  reads: ["status"],
  openWhen: openWhenEach(({ status }) => unless(status, "active")),
  run,
});
