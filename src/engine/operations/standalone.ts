import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { requireDoer } from "../plan/sight.ts";
import { parseObject } from "../request/parse-body.ts";
import { readParameters } from "../request/read-action-parameters.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { answered } from "../response/action-envelope.ts";
import { type Answer, json, telling, valueAnswer } from "../response/answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";
import { runWrite } from "./run-write.ts";
import { shownRecords } from "./shown-records.ts";

/** A standalone action: no record, and for some no credential either. */
export async function answerStandalone(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  const action = resource.standaloneActions[context.query.get("action") ?? ""];
  if (!action) throw notFound();
  const shown = action.needsCredential ? ["related", "include"] : [];
  refuseUnknown(context, new Set(["action", "tenant", "dry_run", ...shown]));
  if (action.who) requireDoer(action.who, context.actor);
  const body = parseObject(context.request);
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
    const [shown] = await shownRecords(context, work, work.resource(named), [id]);
    const answer = json(200, answered(shown?.answered ?? "null", action.done));
    const told = work.told(id);
    return told ? telling(answer, told, work.isDryRun) : answer;
  });
}
