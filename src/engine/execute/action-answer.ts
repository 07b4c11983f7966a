import type { Action, ActionResult } from "../declare/action.ts";
import { selectRecord } from "../query/select-records.ts";
import { type Answer, json } from "../response/answer.ts";
import { finishedRecords } from "../response/finish-records.ts";
import { type ResourceSchema, resourceNamed } from "../schema/schema.ts";
import { shownRecords } from "./answer-writes.ts";
import type { ActionContext } from "./contexts.ts";
import { readDerived } from "./derived-fields.ts";
import type { RequestContext } from "./request-context.ts";
import { run } from "./statements.ts";
import { sqlContext, type Work } from "./work.ts";

/** What an action was run on, and what came of it. */
export interface Acted {
  readonly level: ActionContext["level"];
  readonly resource: ResourceSchema;
  readonly ids: readonly string[];
  readonly shows: ActionResult["shows"];
  readonly message: string;
}

/** The answer within the transaction: the records acted on, or the one that the action shows instead. */
export async function actionAnswer(
  context: RequestContext,
  work: Work,
  { level, resource, ids, shows, message }: Acted,
): Promise<Answer> {
  const shown = shows
    ? await shownRecords(context, work, work.resource(shows.resource), [shows.id])
    : await shownRecords(context, work, resource, ids);
  const records = shown.map(({ answered }) => answered);
  const data = level === "record" ? (records[0] ?? "null") : `[${records.join(",")}]`;
  return json(200, answered(data, message));
}

/** What an action answers: the records as JSON text, and what was done. */
export const answered = (data: string, message: string): string =>
  `{"data":${data},"message":${JSON.stringify(message)}}`;

/** What was done, in words: "Archived 3 employees." */
export function messageOf({ done }: Action, { singular, plural }: ResourceSchema, count: number): string {
  return `${done} ${count} ${count === 1 ? singular : plural}.`;
}

/** The record that an action answers, read anew after the commit. */
export async function shownAfterwards(
  context: RequestContext,
  { resource, id }: NonNullable<ActionResult["shows"]>,
  message: string,
): Promise<string> {
  const shown = resourceNamed(context.schema, resource);
  const projection = context.planner.plan(shown, context.actor);
  const [record] = await run<{ data: string }>(
    context.pool,
    selectRecord(projection, id),
    sqlContext(context),
  );
  const [data] = await readDerived(context, projection, record ? [record.data] : []);
  return answered(data ? finishedRecords(projection, data, context) : "null", message);
}
