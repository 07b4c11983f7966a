import type { Pool } from "pg";
import type { Obstacle } from "../declare/action.ts";
import { ApiError, forbidden } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import type { OpenActionsPlan, PlannedAction } from "../plan/open-actions-plan.ts";
import type { Values } from "../work/records.ts";
import { noteObstacles } from "./obstacles.ts";
import { doReading } from "./run-work.ts";
import type { UnitOfWork } from "./unit-of-work.ts";
import type { WorkOrigin } from "./work-origin.ts";

/**
 * Whether an action can be run on a record now; if not, the reason, which is the message that the action would return.
 */
export interface ActionState {
  readonly name: string;
  readonly open: boolean;
  readonly reason: string | null;
}

/**
 * The state of a record's actions for the caller at this moment.
 * @param row the flags of the plan, and the record's stored values if the plan needs them
 */
export async function actionStates(
  pool: Pool,
  origin: WorkOrigin,
  plan: OpenActionsPlan,
  row: Readonly<Values>,
): Promise<ActionState[]> {
  const decide = async (work: UnitOfWork | null): Promise<ActionState[]> => {
    const states: ActionState[] = [];
    for (const planned of plan.actions) {
      const refusal = deniedBy(planned, row) ?? (work && (await refusalOf(planned, row, work)));
      states.push({ name: planned.name, open: refusal === null, reason: refusal?.message ?? null });
    }
    return states;
  };
  const asks = plan.actions.some((planned) => planned.action.openWhen && deniedBy(planned, row) === null);
  return asks ? doReading(pool, origin, decide) : decide(null);
}

/** The 403 that follows from the caller's rights on the record. */
const deniedBy = ({ denial, flag }: PlannedAction, row: Readonly<Values>): ApiError | null =>
  denial ?? (flag === null || row[flag] === true ? null : forbidden());

/** The error that the action would return because of the record's state. */
async function refusalOf(
  { action }: PlannedAction,
  record: Readonly<Values>,
  work: UnitOfWork,
): Promise<ApiError | null> {
  const obstacles: readonly Obstacle[] = (await action.openWhen?.([record], work)) ?? [];
  const errors = new ErrorList();
  try {
    noteObstacles(errors, "record", obstacles);
  } catch (refusal) {
    if (refusal instanceof ApiError) return refusal;
    throw refusal;
  }
  return errors.error;
}
