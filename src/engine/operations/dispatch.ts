import { ApiError, methodNotAllowed } from "../errors/api-error.ts";
import { namesRecords, requestedAction } from "../request/parse-action.ts";
import { requestedVariant } from "../request/parse-variant.ts";
import type { Intent, Route } from "../request/route.ts";
import { tagged, unlessCurrent } from "../response/conditional.ts";
import type { HttpResponse } from "../work/http-response.ts";
import { handleAction } from "./action.ts";
import { handleBulkCreate, handleBulkDelete } from "./bulk.ts";
import { handleBulkChange } from "./bulk-change.ts";
import { handleChange } from "./change.ts";
import { handleCreate } from "./create.ts";
import { handleDelete } from "./delete.ts";
import { handleActions, handleFilters, handleGetters } from "./describe.ts";
import { handleExport } from "./export.ts";
import { handleFile } from "./file.ts";
import { handleGetter } from "./getter.ts";
import { handleList } from "./list.ts";
import { withLoadedFilters } from "./loaded-filters.ts";
import { withOwnFields } from "./own-fields.ts";
import { remembered } from "./remembered.ts";
import type { RequestContext } from "./request-context.ts";
import { handleShow } from "./show.ts";
import { handleStandalone } from "./standalone.ts";
import { handleVariant } from "./variant.ts";

const READINGS: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "list",
  "export",
  "show",
  "getter",
  "list-filters",
  "list-actions",
  "list-getters",
]);

/** @throws 403 if the request is made with a key, and the resource allows keys only to read */
function refuseKeys({ actor }: RequestContext, { resource, intent }: Route): void {
  if (resource.refusesKeys === null || actor.kind !== "api_key" || READINGS.has(intent.kind)) return;
  throw new ApiError("forbidden", resource.refusesKeys);
}

/** The readings whose responses have an entity tag, so that a caller with a copy gets 304 while it is current. */
const TAGGED: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>(["list", "show", "getter"]);

/** Dispatches a route to the operation of its intent. */
export async function dispatch(context: RequestContext, route: Route): Promise<HttpResponse> {
  refuseKeys(context, route);
  if (!TAGGED.has(route.intent.kind)) return operate(context, route);
  const response = await remembered(context, async (reading) => tagged(await operate(reading, route)));
  return unlessCurrent(context.request, response);
}

async function operate(context: RequestContext, route: Route): Promise<HttpResponse> {
  const { intent: requested } = route;
  const extended = await withOwnFields(context, route.resource, requested);
  const resource = await withLoadedFilters(context, extended);
  const intent =
    resource.isSingleton && "id" in requested ? { ...requested, id: context.workspace.id } : requested;
  switch (intent.kind) {
    case "list": {
      const variant = requestedVariant(resource, context.query);
      return variant ? handleVariant(context, resource, variant) : handleList(context, resource);
    }
    case "export":
      return handleExport(context, resource);
    case "show":
      return handleShow(context, resource, intent.id);
    case "create":
      return handleCreate(context, resource);
    case "update":
      return handleChange(context, resource, intent.id);
    case "delete":
      return handleDelete(context, resource, intent.id);
    case "bulk-create":
      return handleBulkCreate(context, resource);
    case "bulk-update":
      return handleBulkChange(context, resource);
    case "bulk-delete":
      return handleBulkDelete(context, resource);
    case "action":
      return intent.id === null
        ? handleWithoutId(context, resource)
        : handleWithId(context, resource, intent.id);
    case "getter":
      return handleGetter(context, resource, intent.id, intent.path);
    case "list-filters":
      return handleFilters(context, resource);
    case "list-actions":
      return handleActions(context, resource);
    case "list-getters":
      return handleGetters(context, resource);
    case "no-method":
      throw methodNotAllowed(intent.allowed);
  }
}

/**
 * `POST /{resource}/actions?action=`: an action on several records, a file about records, or an action without records.
 */
function handleWithoutId(context: RequestContext, resource: Route["resource"]): Promise<HttpResponse> {
  const name = requestedAction(context.query);
  if (Object.hasOwn(resource.fileActions, name)) return handleFile(context, resource);
  const isAlone = Object.hasOwn(resource.standaloneActions, name);
  const isShared =
    Object.hasOwn(resource.actions, name) && resource.actions[name]!.levels.includes("collection");
  return isAlone && !(isShared && namesRecords(context.request))
    ? handleStandalone(context, resource)
    : handleAction(context, resource, null);
}

/** `POST /{resource}/{id}/actions?action=`: an action on one record, or a file about it. */
function handleWithId(
  context: RequestContext,
  resource: Route["resource"],
  id: string,
): Promise<HttpResponse> {
  const name = requestedAction(context.query);
  const isFile = Object.hasOwn(resource.fileActions, name);
  return isFile && resource.fileActions[name]!.levels.includes("record")
    ? handleFile(context, resource, id)
    : handleAction(context, resource, id);
}

/** Whether the request is one of the few that need no credential. */
export function isOpenAction({ query }: Pick<RequestContext, "query">, { resource, intent }: Route): boolean {
  if (intent.kind !== "action" || intent.id !== null) return false;
  const name = requestedAction(query);
  return (
    Object.hasOwn(resource.standaloneActions, name) && !resource.standaloneActions[name]!.needsCredential
  );
}
