import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { finishedRecords } from "../execute/reading/finished-records.ts";
import { readRecords, returnedRecords } from "../execute/reading/shown-records.ts";
import { requireDoer } from "../plan/sight.ts";
import { parseStandalone, refuseUnknownOf, requestedAction } from "../request/parse-action.ts";
import { includesOf } from "../request/parse-include.ts";
import { actionEnvelope } from "../response/action-envelope.ts";
import { json } from "../response/http-response.ts";
import { withRecordMeta } from "../response/record-response.ts";
import { translatedJson } from "../response/translation.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** Handles an action without a record; some need no credential either. */
export async function handleStandalone(
  context: RequestContext,
  resource: ResourceSchema,
): Promise<HttpResponse> {
  const action = resource.standaloneActions[requestedAction(context.query)];
  if (!action) throw notFound();
  refuseUnknownOf(action, context.query);
  if (action.who) requireDoer(action.who, context.actor);
  const { params, sent, file, problems, includes } = parseStandalone(action, context);
  return runWrite(context, async (work) => {
    problems.throwIfAny();
    const errors = new ErrorList();
    const result = await action.run({
      ...{ work, params, sent, file },
      fail: (...problem) => errors.add(...problem),
      throwIfRefused: () => errors.throwIfAny(),
      countRefusal: context.countRefusal,
    });
    errors.throwIfAny();
    if ("showsAll" in result) {
      const { resource: named, ids } = result.showsAll;
      const data = await returnedRecords(work, work.resource(named), ids);
      return json(200, actionEnvelope(data, result.message, context.words));
    }
    if (!("shows" in result)) {
      const said = context.words.say(result.message ?? action.done);
      const content = Object.assign({ message: "" }, result, { message: said });
      return json(200, translatedJson(content, context.words));
    }
    const { resource: named, id, related } = result.shows;
    const shown = includes.size > 0 ? includes : includesOf(related);
    const projection = context.planner.plan(work.resource(named), context.actor, shown);
    const [record = "null"] = await readRecords(work, projection, [id]);
    const data = finishedRecords(projection, record, context);
    return withRecordMeta(json(200, actionEnvelope(data, action.done, context.words)), work, id);
  });
}
