import type { Action, ActionResult } from "../declare/action.ts";
import { holds } from "../declare/actor.ts";
import { forbidden, invalidField, notFound, notFoundAt } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import type { ActionContext, Values } from "../execute/contexts.ts";
import { readDerived } from "../execute/derived-fields.ts";
import { lockRecords } from "../execute/locked-records.ts";
import { keysOf, placesWithout } from "../execute/missing-records.ts";
import { missingRight } from "../execute/missing-right.ts";
import { run } from "../execute/statements.ts";
import { sqlContext, type Work } from "../execute/work.ts";
import { planSelection } from "../plan/plan-list.ts";
import { requireRead, tierOf } from "../plan/sight.ts";
import { rowFlags } from "../plan/write-rights.ts";
import { selectionCondition, selectRecord } from "../query/select-records.ts";
import { column, ident, sql } from "../query/sql.ts";
import { MAX_BULK, parseObject, parseRepositories } from "../request/parse-body.ts";
import { readParameters } from "../request/read-action-parameters.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { answered, messageOf } from "../response/action-envelope.ts";
import { type Answer, json, telling } from "../response/answer.ts";
import { finishedRecords } from "../response/finish-records.ts";
import { type ResourceSchema, resourceNamed } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";
import { workOrigin } from "./request-context.ts";
import { runWrite } from "./run-write.ts";
import { shownRecords } from "./shown-records.ts";

type Level = ActionContext["level"];

const ACTION_PARAMETERS = new Set(["action", "tenant", "dry_run", "related", "include"]);

/** The actions of a level, by name. */
export function actionsAt(resource: ResourceSchema, level: Level): [string, Action][] {
  return Object.entries(resource.actions).filter(([, action]) => action.levels.includes(level));
}

function findAction(context: RequestContext, resource: ResourceSchema, level: Level): [string, Action] {
  const name = context.query.get("action");
  const available = actionsAt(resource, level);
  const found = available.find(([candidate]) => candidate === name);
  if (found) return found;
  const names = new Set([
    ...available.map(([candidate]) => candidate),
    ...(level === "collection"
      ? [...Object.keys(resource.standaloneActions), ...Object.keys(resource.fileActions)]
      : []),
  ]);
  const what = name ? `${name.slice(0, 100)} is no action here.` : "The action parameter is missing.";
  throw notFound(`${what} Available: ${[...names].join(", ") || "none"}.`, { available: [...names] });
}

/** `POST /{resource}/actions?action=` and `POST /{resource}/{id}/actions?action=` */
export async function answerAction(
  context: RequestContext,
  resource: ResourceSchema,
  id: string | null,
): Promise<Answer> {
  const level: Level = id === null ? "collection" : "record";
  const [name, action] = findAction(context, resource, level);
  requireRead(resource, context.actor);
  if (level === "record") refuseUnknown(context, ACTION_PARAMETERS);
  const body = parseObject(context.request);
  const asked = id === null ? parseRepositories(body, true) : [id];
  if (asked !== "all") refuseUnknown(context, ACTION_PARAMETERS);
  let shows: ActionResult["shows"];
  let message = "";
  const answer = await runWrite(context, async (work) => {
    const errors = new ErrorList();
    const params = readParameters(action.parameters, body, ["repositories"], work.workspace, errors);
    if (action.takesFile && !context.request.multipart?.file)
      errors.add("file", "The file field is required.");
    const refusal = (index: number): string => (level === "record" ? "action" : `repositories.${index}`);
    const wanted = asked === "all" ? await matchingIds(context, work, resource) : asked;
    const { ids, records } = await lockGranted(work, resource, action, wanted, level);
    if (action.sessionOnly && work.actor.kind === "api_key") throw forbidden();
    requireGates(work, resource, action, params.sent);
    errors.throwIfAny();
    if (level === "collection") work.journal.batchId = work.origin.newId();
    await work.journal.touch(
      resource,
      ids,
      name.replaceAll("-", "_"),
      describeParams(action, params.values, params.sent),
    );
    const result = await action.run({
      work,
      resource,
      level,
      records,
      params: params.values,
      sent: params.sent,
      file: context.request.multipart?.file ?? null,
      refuse: (index, message) => errors.add(refusal(index), message),
      fail: (...problem) => errors.add(...problem),
      throwIfRefused: () => errors.throwIfAny(),
    });
    errors.throwIfAny();
    shows = work.isDryRun ? undefined : result?.shows;
    message = result?.message ?? messageOf(action, resource, ids.length);
    const answer = await actionAnswer(context, work, { level, resource, ids, shows: result?.shows, message });
    const about = result?.shows ? [result.shows.id] : ids;
    const told = about.map((id) => work.told(id)).filter((one) => one !== undefined);
    if (told.length === 0) return answer;
    // What is told belongs to the transaction; only an answer without it can be read anew after the commit.
    shows = undefined;
    return telling(answer, level === "record" ? told[0]! : told, work.isDryRun);
  });
  return shows ? { ...answer, body: await shownAfterwards(context, shows, message) } : answer;
}

/** @throws 403 naming the first given parameter behind a gate that the caller may not write behind. */
function requireGates(
  { actor }: Work,
  resource: ResourceSchema,
  { parameters }: Action,
  sent: ReadonlySet<string>,
): void {
  for (const [name, { definition }] of Object.entries(parameters)) {
    const write = sent.has(name) ? (tierOf(resource, definition.gate)?.write ?? []) : [];
    const lacking = write.find((permission) => !holds(actor, permission));
    if (lacking !== undefined) throw forbidden(lacking, name);
  }
}

/** Parameters as the journal keeps them: those that were given or have a default, without secrets. */
function describeParams(action: Action, values: Values, sent: ReadonlySet<string>): Values | undefined {
  const told = Object.entries(action.parameters)
    .filter(([name, { definition }]) => sent.has(name) || definition.fallback !== undefined)
    .filter(([, { definition }]) => !definition.secret)
    .map(([name]) => name);
  return told.length === 0 ? undefined : Object.fromEntries(told.map((name) => [name, values[name] ?? null]));
}

/** The ids of "all": what the request's own filters match, at most 500. */
async function matchingIds(context: RequestContext, work: Work, resource: ResourceSchema): Promise<string[]> {
  const selection = planSelection(
    resource,
    context.actor,
    context.query,
    new Set([...ACTION_PARAMETERS, "search"]),
  );
  const rows = await work.rows<{
    id: unknown;
  }>(sql`select ${column("record", "id")} as id from ${ident(resource.table)} record
    where ${selectionCondition(selection, "record")} order by ${column("record", "id")} limit ${MAX_BULK + 1}::integer`);
  if (rows.length > MAX_BULK) {
    throw invalidField("repositories", `The filters match more than ${MAX_BULK} records.`);
  }
  return rows.map((row) => String(row.id));
}

/** Locks the records. @throws 404 naming each that is out of sight, 403 when one may not be acted on. */
async function lockGranted(
  work: Work,
  resource: ResourceSchema,
  action: Action,
  wanted: readonly string[],
  level: Level,
): Promise<{ ids: string[]; records: Values[] }> {
  const flags = rowFlags(resource, work.actor, action.grants);
  const ids = keysOf(resource, wanted);
  await action.lock?.(work, ids);
  const records = await lockRecords(work, resource, ids, flags, action.seesDeleted);
  if (records.length < wanted.length) {
    if (level === "record") throw notFound();
    throw notFoundAt(placesWithout(resource, wanted, records).map((place) => `repositories.${place}`));
  }
  for (const record of records) {
    if (!flags.decide(record)) throw await missingRight(work, resource, action.grants, String(record.id));
  }
  return { ids, records };
}

/** What an action was run on, and what came of it. */
interface Acted {
  readonly level: ActionContext["level"];
  readonly resource: ResourceSchema;
  readonly ids: readonly string[];
  readonly shows: ActionResult["shows"];
  readonly message: string;
}

/** The answer within the transaction: the records acted on, or the one that the action shows instead. */
async function actionAnswer(
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

/** The record that an action answers, read anew after the commit. */
async function shownAfterwards(
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
  const [data] = await readDerived(
    context.pool,
    workOrigin(context),
    projection,
    record ? [record.data] : [],
  );
  return answered(data ? finishedRecords(projection, data, context) : "null", message);
}
