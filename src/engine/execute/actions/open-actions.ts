import type { Pool } from "pg";
import type { Obstacle } from "../../declare/action.ts";
import { ApiError, forbidden } from "../../errors/api-error.ts";
import { ErrorList } from "../../errors/error-list.ts";
import type { Text } from "../../errors/message.ts";
import type { OpenActionsPlan, PlannedAction } from "../../plan/open-actions-plan.ts";
import type { Values } from "../../work/records.ts";
import { reading } from "../work/run-work.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import type { WorkOrigin } from "../work/work-origin.ts";
import { noteObstacles } from "./obstacles.ts";

/**
 * Whether an action can be run on a record now; if not, the reason, which is the message that the action would return.
 */
export interface ActionState {
  readonly name: string;
  readonly open: boolean;
  readonly reason: Text | null;
}

/**
 * The state of a record's actions for the caller at this moment.
 * @param row the flags and facts of the plan, and the record's stored values that it reads
 */
export async function actionStates(
  pool: Pool,
  origin: WorkOrigin,
  plan: OpenActionsPlan,
  row: Readonly<Values>,
): Promise<ActionState[]> {
  return actionStatesIn(reading(pool, origin), plan, row);
}

/** The same within a work. */
export async function actionStatesIn(
  work: UnitOfWork,
  plan: OpenActionsPlan,
  row: Readonly<Values>,
): Promise<ActionState[]> {
  const states: ActionState[] = [];
  for (const planned of plan.actions) {
    const reason = deniedBy(planned, row)?.text ?? (await reasonAgainst(planned, row, work));
    states.push({ name: planned.name, open: reason === null, reason });
  }
  return states;
}

/** The 403 that follows from the caller's rights on the record. */
const deniedBy = ({ denial, flag }: PlannedAction, row: Readonly<Values>): ApiError | null =>
  denial ?? (flag === null || row[flag] === true ? null : FORBIDDEN);

const FORBIDDEN = forbidden();

/** The message of the error that the action would return because of the record's state; null: of none. */
async function reasonAgainst(
  { action }: PlannedAction,
  record: Readonly<Values>,
  work: UnitOfWork,
): Promise<Text | null> {
  const obstacles: readonly Obstacle[] = (await action.openWhen?.([record], work)) ?? [];
  const errors = new ErrorList();
  try {
    noteObstacles(errors, "record", obstacles);
  } catch (refusal) {
    if (refusal instanceof ApiError) return refusal.text;
    throw refusal;
  }
  return errors.summary;
}
