import type { Action, ActionResult } from "../declare/action.ts";
import { invalidField, notFound, notFoundAt } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message, type Text } from "../errors/message.ts";
import { missingRight } from "../execute/actions/missing-right.ts";
import { isNone, noteObstacles } from "../execute/actions/obstacles.ts";
import { readDerived } from "../execute/reading/derived-reading.ts";
import { finishedRecords } from "../execute/reading/finished-records.ts";
import { keysOf, lockRecords, placesWithout } from "../execute/reading/seen-records.ts";
import { readWritten } from "../execute/reading/shown-records.ts";
import { sqlContext } from "../execute/transaction/sql-context.ts";
import { run } from "../execute/transaction/statements.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";
import { type ActionPlan, planAction } from "../plan/action-plan.ts";
import type { Selection } from "../plan/selection.ts";
import { requireRead } from "../plan/sight.ts";
import { selectIds, selectRecord } from "../query/select-records.ts";
import { findAction, parseAction } from "../request/parse-action.ts";
import { MAX_BULK } from "../request/parse-body.ts";
import { actionEnvelope, messageOf } from "../response/action-envelope.ts";
import { json, withMeta } from "../response/http-response.ts";
import { type ResourceSchema, resourceNamed } from "../schema/schema.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { Values } from "../work/records.ts";
import { type RequestContext, workOrigin } from "./request-context.ts";
import { runWrite } from "./run-write.ts";

type Shown = ActionResult["shows"];

/** `POST /{resource}/actions?action=` and `POST /{resource}/{id}/actions?action=` */
export async function handleAction(
  context: RequestContext,
  resource: ResourceSchema,
  id: string | null,
): Promise<HttpResponse> {
  const level = id === null ? "collection" : "record";
  const found = findAction(resource, level, context.query);
  requireRead(resource, context.actor);
  const requested = parseAction(resource, found[1], id, context);
  const plan = planAction(resource, found, level, requested, context.actor);
  let shows: Shown;
  let message: Text = "";
  const response = await runWrite(context, async (work) => {
    const locked = await lockGranted(work, plan);
    const { ids } = locked;
    const result = await act(work, plan, locked);
    message = result?.message ?? messageOf(plan.action, resource, ids.length);
    const response = await actionResponse(context, work, plan, result, ids, message);
    const about = result?.shows ? [result.shows.id] : (result?.created ?? ids);
    const metas = about.map((one) => work.metaOf(one)).filter((one) => one !== undefined);
    // The meta members belong to the transaction; only a response without it can be read again after the commit.
    shows = work.isDryRun || metas.length > 0 ? undefined : result?.shows;
    return metas.length === 0
      ? response
      : withMeta(response, level === "record" ? metas[0]! : metas, work.isDryRun);
  });
  return shows ? { ...response, body: await shownAfterwards(context, shows, message) } : response;
}

/** The records that an action runs on, in the requested order, with the return value of its lock. */
interface Locked {
  readonly ids: readonly string[];
  readonly records: readonly Values[];
  readonly noted: unknown;
}

/** Locks the records. @throws 404 for each that is out of sight, 403 if the actor may not run the action on one */
async function lockGranted(
  work: UnitOfWork,
  { resource, action, level, flags, ...plan }: ActionPlan,
): Promise<Locked> {
  const wanted = "filters" in plan.records ? await matchingIds(work, plan.records) : plan.records;
  const ids = keysOf(resource, wanted);
  const noted = await action.lock?.(work, ids);
  const records = await lockRecords(
    work,
    resource,
    ids,
    { flags: flags.flags, facts: action.facts },
    action.seesDeleted,
  );
  if (records.length < wanted.length) {
    if (level === "record") throw notFound();
    throw notFoundAt(placesWithout(resource, wanted, records).map((place) => `repositories.${place}`));
  }
  for (const record of records) {
    if (!flags.decide(record)) throw await missingRight(work, resource, action.grants, String(record.id));
  }
  return { ids, records, noted };
}

/** The ids of "all": the records that match the request's filters, at most 500. */
async function matchingIds(work: UnitOfWork, selection: Selection): Promise<string[]> {
  const rows = await work.rows<{ id: unknown }>(selectIds(selection, MAX_BULK + 1));
  if (rows.length > MAX_BULK) {
    throw invalidField("repositories", message`The filters match more than ${MAX_BULK} records.`);
  }
  return rows.map((row) => String(row.id));
}

/** Runs the action on locked records. @throws 403 if the actor may not run it with these parameters, 422 for errors */
async function act(
  work: UnitOfWork,
  { resource, name, action, level, refusal, ...plan }: ActionPlan,
  { ids, records, noted }: Locked,
): Promise<ActionResult | undefined> {
  const { params, sent, file } = plan;
  if (refusal) throw refusal;
  plan.problems.throwIfAny();
  const errors = new ErrorList();
  const placeOf = (index: number): string => (level === "record" ? "action" : `repositories.${index}`);
  if (action.openWhen && !action.checksEachRecord) {
    noteObstacles(errors, level, await action.openWhen(records, work, noted));
    errors.throwIfAny();
  }
  if (level === "collection") work.journal.batchId = work.newId();
  await work.journal.touch(
    resource.name,
    ids,
    name.replaceAll("-", "_"),
    describeParams(action, params, sent),
  );
  const result = await action.run(
    {
      ...{ work, resource, level, records, params, sent, file },
      refuse: (index, message) => errors.add(placeOf(index), message),
      fail: (...problem) => errors.add(...problem),
      throwIfRefused: () => errors.throwIfAny(),
      isOpen: async (index) => {
        const obstacles = (await action.openWhen?.([records[index]!], work, noted)) ?? [];
        noteObstacles(errors, level, obstacles, index);
        return obstacles.every(isNone);
      },
    },
    noted,
  );
  errors.throwIfAny();
  return result;
}

/** Parameters as they are journalled: those that were given or have a default, without secrets. */
function describeParams(action: Action, values: Values, sent: ReadonlySet<string>): Values | undefined {
  const names = Object.entries(action.parameters)
    .filter(([name, { definition }]) => sent.has(name) || definition.fallback !== undefined)
    .filter(([, { definition }]) => !definition.secret)
    .map(([name]) => name);
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** The response within the transaction: the records acted on, or those that the action returns instead. */
async function actionResponse(
  context: RequestContext,
  work: UnitOfWork,
  { level, resource, action, includes }: ActionPlan,
  { shows, created }: ActionResult = {},
  ids: readonly string[],
  message: Text,
): Promise<HttpResponse> {
  const other = shows?.resource ?? action.creates;
  const shown = other === null ? resource : work.resource(other);
  const projection = context.planner.plan(shown, context.actor, includes);
  const records = await readWritten(work, projection, shows ? [shows.id] : (created ?? ids));
  const data = finishedRecords(projection, records.join(","), context);
  const isOne = level === "record" && created === undefined;
  return json(200, actionEnvelope(isOne ? data || "null" : `[${data}]`, message, context.words));
}

/** The record that an action returns, read again after the commit. */
async function shownAfterwards(
  context: RequestContext,
  { resource, id }: NonNullable<ActionResult["shows"]>,
  message: Text,
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
  return actionEnvelope(data ? finishedRecords(projection, data, context) : "null", message, context.words);
}
