import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { readRecords } from "../execute/shown-records.ts";
import { requireDoer } from "../plan/sight.ts";
import { readParameters } from "../request/action-parameters.ts";
import { askedAction } from "../request/parse-action.ts";
import { parseObject } from "../request/parse-body.ts";
import { parseIncludes } from "../request/parse-include.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { answered } from "../response/action-envelope.ts";
import { type Answer, json, valueAnswer } from "../response/answer.ts";
import { finishedRecords } from "../response/finish-records.ts";
import { withTold } from "../response/record-answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

/** A standalone action: no record, and for some no credential either. */
export async function answerStandalone(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  const action = resource.standaloneActions[askedAction(context.query)];
  if (!action) throw notFound();
  const ofRecord = action.needsCredential ? ["related", "include"] : [];
  refuseUnknown(context, new Set(["action", "tenant", "dry_run", ...ofRecord]));
  if (action.who) requireDoer(action.who, context.actor);
  const body = parseObject(context.request);
  const includes = parseIncludes(context.query);
  return runWrite(context, async (work) => {
    const errors = new ErrorList();
    const { values, sent } = readParameters(action.parameters, body, [], work.workspace, errors);
    errors.throwIfAny();
    const result = await action.run({
      work,
      params: values,
      sent,
      fail: (path, message) => errors.add(path, message),
      throwIfRefused: () => errors.throwIfAny(),
      countRefusal: context.countRefusal,
    });
    errors.throwIfAny();
    if (!("shows" in result)) return valueAnswer(200, { message: action.done, ...result });
    const { resource: named, id } = result.shows;
    const projection = context.planner.plan(work.resource(named), context.actor, includes);
    const [record = "null"] = await readRecords(work, projection, [id]);
    const data = finishedRecords(projection, record, context);
    return withTold(json(200, answered(data, action.done)), work, id);
  });
}
