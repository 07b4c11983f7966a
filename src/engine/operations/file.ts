import { ErrorList } from "../errors/error-list.ts";
import { keysOf, requireSeen } from "../execute/missing-records.ts";
import { doWork } from "../execute/run-work.ts";
import { keyOf } from "../execute/stored-records.ts";
import { planSelection, planSort } from "../plan/plan-list.ts";
import type { Selection } from "../plan/read-plan.ts";
import { requireAny, requireRead, visibleRows } from "../plan/sight.ts";
import { hasKey, orderBy, selectionCondition } from "../query/select-records.ts";
import { and, type Sql } from "../query/sql.ts";
import { isDryRun } from "../request/dry-run.ts";
import { parseObject, parseRepositories } from "../request/parse-body.ts";
import { readParameters } from "../request/read-action-parameters.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { type Answer, valueAnswer } from "../response/answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";

/** What goes with an action that answers a file: it shows no record. */
const FILE_PARAMETERS = new Set(["action", "tenant", "dry_run", "sort"]);

/**
 * `POST /{resource}/actions?action=` of an action that answers a file. It writes nothing: a rehearsal is the same, and
 * a repeated request is answered anew, with or without an Idempotency-Key.
 * @throws 404 naming each id that is out of sight.
 */
export async function answerFile(context: RequestContext, resource: ResourceSchema): Promise<Answer> {
  const action = resource.fileActions[context.query.get("action") ?? ""]!;
  requireRead(resource, context.actor);
  const dryRun = isDryRun(context);
  const body = parseObject(context.request);
  const asked = parseRepositories(body, true);
  if (asked !== "all") refuseUnknown(context, FILE_PARAMETERS);
  const errors = new ErrorList();
  const params = readParameters(action.parameters, body, ["repositories"], context.workspace, errors);
  const wanted = context.query.get("sort")?.trim();
  const sort = wanted ? planSort(resource, context.actor, wanted) : null;
  const matching = asked === "all" ? selected(context, resource) : named(context, resource, asked);
  const file = await doWork(
    context.pool,
    { ...workOrigin(context), dryRun, isReport: true },
    async (work) => {
      if (asked !== "all") await requireSeen(work, resource, asked, (place) => `repositories.${place}`);
      requireAny(action.permissions, work.actor);
      errors.throwIfAny();
      const answer = await action.run({
        work,
        params: params.values,
        matching,
        order: sort && ((alias) => orderBy(sort, alias)),
        fail: (...problem) => errors.add(...problem),
        throwIfRefused: () => errors.throwIfAny(),
      });
      errors.throwIfAny();
      return answer;
    },
  );
  const rehearsed: Record<string, string> = dryRun ? { "Dry-Run": "true" } : {};
  if ("data" in file) return valueAnswer(200, { ...file, message: "The file is ready." }, rehearsed);
  return { status: 200, headers: { "Cache-Control": "private, no-store", ...rehearsed }, body: file };
}

/** What the request's own filters match. */
function selected(context: RequestContext, resource: ResourceSchema) {
  const others = new Set([...FILE_PARAMETERS, "search"]);
  const selection = planSelection(resource, context.actor, context.query, others);
  return (alias: string): Sql => selectionCondition(selection, alias);
}

/** The records of the given ids, as far as the caller sees them. */
function named(context: RequestContext, resource: ResourceSchema, ids: readonly string[]) {
  const keys = keysOf(resource, ids).map((key) => keyOf(resource, key));
  const rows = visibleRows(resource, context.actor) ?? "all";
  const selection: Selection = { resource, rows, filters: [], words: [] };
  return (alias: string): Sql => and([selectionCondition(selection, alias), hasKey(resource, alias, keys)]);
}
