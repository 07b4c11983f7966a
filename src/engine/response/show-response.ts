import type { Words } from "../errors/words.ts";
import type { ActionState } from "../execute/actions/open-actions.ts";
import { finishedRecords } from "../execute/reading/finished-records.ts";
import type { ReadRecord } from "../execute/reading/shown-records.ts";
import type { ShowPlan } from "../plan/show-plan.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { Reading } from "../work/reading.ts";
import { entityTag } from "./etag.ts";
import { dataResponse } from "./http-response.ts";
import { inLanguage } from "./translation.ts";

/** A record's actions as JSON text: the names of the open ones, or all of them with the reasons. */
const shown = ({ allActions }: ShowPlan, states: readonly ActionState[], words: Words): string =>
  JSON.stringify(
    allActions
      ? states.map((state) => ({ ...state, reason: state.reason === null ? null : words.say(state.reason) }))
      : states.filter(({ open }) => open).map(({ name }) => name),
  );

/** The entity tag of a single record; it covers the open actions, which are part of the response. */
export const showTag = (
  plan: ShowPlan,
  read: ReadRecord,
  states: readonly ActionState[],
  words: Words,
): string =>
  entityTag(
    plan.plain.resource,
    read.plain,
    read.presented,
    plan.actions.actions.length > 0 ? shown(plan, states, words) : "",
  );

/** The response with a single record; its `meta`, at the end of the JSON text, contains the actions. */
export function showResponse(
  plan: ShowPlan,
  read: ReadRecord,
  states: readonly ActionState[],
  tag: string,
  reading: Reading,
): HttpResponse {
  const record = finishedRecords(plan.presented, read.presented, reading);
  const data = `${record.slice(0, -2)},"actions":${shown(plan, states, reading.words)}}}`;
  return inLanguage(reading.words, dataResponse(200, data, { ETag: tag }));
}
