import type { Reading } from "../declare/field.ts";
import type { ActionState } from "../execute/open-actions.ts";
import type { ReadRecord } from "../execute/shown-records.ts";
import type { ShowPlan } from "../plan/show-plan.ts";
import { type Answer, dataAnswer } from "./answer.ts";
import { entityTag } from "./etag.ts";
import { finishedRecords } from "./finish-records.ts";

/** A record's actions as JSON text: the names of those that are open, or all of them with the reasons. */
const told = ({ allActions }: ShowPlan, states: readonly ActionState[]): string =>
  JSON.stringify(allActions ? states : states.filter(({ open }) => open).map(({ name }) => name));

/** The entity tag of a record that is read alone; the actions that are open on it are part of the answer. */
export const shownTag = (plan: ShowPlan, read: ReadRecord, states: readonly ActionState[]): string =>
  entityTag(
    plan.plain.resource,
    read.plain,
    read.answered,
    plan.actions.actions.length > 0 ? told(plan, states) : "",
  );

/** The answer of a record that is read alone: `meta`, which ends its JSON text, tells of its actions as well. */
export function shownAnswer(
  plan: ShowPlan,
  read: ReadRecord,
  states: readonly ActionState[],
  reading: Reading,
): Answer {
  const record = finishedRecords(plan.answered, read.answered, reading);
  const data = `${record.slice(0, -2)},"actions":${told(plan, states)}}}`;
  return dataAnswer(200, data, { ETag: shownTag(plan, read, states) });
}
