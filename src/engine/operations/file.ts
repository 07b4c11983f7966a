import { ErrorList } from "../errors/error-list.ts";
import { keysOf, requireSeen, seenRecord } from "../execute/reading/seen-records.ts";
import { doWork } from "../execute/work/run-work.ts";
import { type FilePlan, planFile } from "../plan/action-plan.ts";
import { everythingInSight } from "../plan/selection.ts";
import { requireAny, requireRead } from "../plan/sight.ts";
import { hasKey, orderBy, selectionCondition } from "../query/select-records.ts";
import { keyOf } from "../query/stored-rows.ts";
import { isDryRun } from "../request/dry-run.ts";
import { parseFile, requestedAction } from "../request/parse-action.ts";
import { valueResponse } from "../response/http-response.ts";
import { inLanguage } from "../response/translation.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { and, type Sql } from "../sql/sql.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/**
 * `POST /{resource}/actions?action=`, and with an id in the path, of an action that returns a file. It writes nothing: a dry run returns the same,
 * and a repeated request gets a new response, with or without an Idempotency-Key.
 * @throws 404 for each id that is out of sight
 */
export async function handleFile(
  context: RequestContext,
  resource: ResourceSchema,
  id: string | null = null,
): Promise<HttpResponse> {
  const action = resource.fileActions[requestedAction(context.query)]!;
  requireRead(resource, context.actor);
  const dryRun = isDryRun(context);
  const requested = parseFile(resource, action, id, context);
  const plan = planFile(resource, action, requested, context.actor);
  const { records, sort } = plan;
  const origin = { ...workOrigin(context), dryRun, isReport: true };
  const file = await doWork(context.pool, origin, async (work) => {
    if (id !== null) await seenRecord(work, resource, id);
    else if (!("filters" in records))
      await requireSeen(work, resource, records, (place) => `repositories.${place}`);
    requireAny(action.permissions, work.actor);
    plan.problems.throwIfAny();
    const errors = new ErrorList();
    const response = await action.run({
      work,
      params: plan.params,
      matching: matchingOf(context, plan),
      order: sort && ((alias) => orderBy(sort, alias)),
      fail: (...problem) => errors.add(...problem),
      throwIfRefused: () => errors.throwIfAny(),
    });
    errors.throwIfAny();
    return response;
  });
  const dryRunHeaders: Record<string, string> = dryRun ? { "Dry-Run": "true" } : {};
  if ("data" in file) {
    const message = context.words.say("The file is ready.");
    return inLanguage(context.words, valueResponse(200, { ...file, message }, dryRunHeaders));
  }
  return { status: 200, headers: { "Cache-Control": "private, no-store", ...dryRunHeaders }, body: file };
}

/** The condition on the records of the file that the caller may see. */
function matchingOf({ actor }: RequestContext, { resource, records }: FilePlan): (alias: string) => Sql {
  if ("filters" in records) return (alias) => selectionCondition(records, alias);
  const keys = keysOf(resource, records).map((key) => keyOf(resource, key));
  const seen = everythingInSight(resource, actor);
  return (alias) => and([selectionCondition(seen, alias), hasKey(resource, alias, keys)]);
}
