import { ApiError, forbidden, methodNotAllowed } from "../errors/api-error.ts";
import type { MatchedEndpoint } from "../request/match-endpoint.ts";
import { askedAction, namesRecords } from "../request/parse-action.ts";
import { askedVariant } from "../request/parse-variant.ts";
import type { Intent, Route } from "../request/route.ts";
import type { Answer } from "../response/answer.ts";
import { answerAction } from "./action.ts";
import { answerBulkDelete, answerBulkWrite } from "./bulk.ts";
import { answerChange } from "./change.ts";
import { answerCreate } from "./create.ts";
import { answerDelete } from "./delete.ts";
import { answerActions, answerFilters, answerGetters } from "./describe.ts";
import { answerFile } from "./file.ts";
import { answerGetter } from "./getter.ts";
import { answerList } from "./list.ts";
import { withOwnFields } from "./own-fields.ts";
import type { RequestContext } from "./request-context.ts";
import { answerShow } from "./show.ts";
import { answerStandalone } from "./standalone.ts";
import { answerVariant } from "./variant.ts";

const READINGS: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "list",
  "show",
  "getter",
  "list-filters",
  "list-actions",
  "list-getters",
]);

/** @throws 403 when the request is made with a key, and the resource lets keys do no more than read. */
function refuseKeys({ actor }: RequestContext, { resource, intent }: Route): void {
  if (resource.refusesKeys === null || actor.kind !== "api_key" || READINGS.has(intent.kind)) return;
  throw new ApiError("forbidden", resource.refusesKeys);
}

/** Answers a route that is no resource's. @throws 403 when it is for signed-in people and a key is used. */
export async function runEndpoint(
  context: RequestContext,
  { endpoint, path }: MatchedEndpoint,
): Promise<Answer> {
  if (endpoint.credential === "session" && !context.actor.sessionId) throw forbidden();
  return endpoint.run(context, path);
}

/** Carries out what a route means: plan, query, execution and answer. */
export async function dispatch(context: RequestContext, route: Route): Promise<Answer> {
  const { intent: asked } = route;
  refuseKeys(context, route);
  const resource = await withOwnFields(context, route.resource, asked);
  const intent = resource.isSingleton && "id" in asked ? { ...asked, id: context.workspace.id } : asked;
  switch (intent.kind) {
    case "list": {
      const variant = askedVariant(resource, context.query);
      return variant ? answerVariant(context, resource, variant) : answerList(context, resource);
    }
    case "show":
      return answerShow(context, resource, intent.id);
    case "create":
      return answerCreate(context, resource);
    case "update":
      return answerChange(context, resource, intent.id);
    case "delete":
      return answerDelete(context, resource, intent.id);
    case "bulk-create":
      return answerBulkWrite(context, resource, "create");
    case "bulk-update":
      return answerBulkWrite(context, resource, "update");
    case "bulk-delete":
      return answerBulkDelete(context, resource);
    case "action":
      return intent.id === null
        ? answerWithoutId(context, resource)
        : answerAction(context, resource, intent.id);
    case "getter":
      return answerGetter(context, resource, intent.id, intent.path);
    case "list-filters":
      return answerFilters(context, resource);
    case "list-actions":
      return answerActions(context, resource);
    case "list-getters":
      return answerGetters(context, resource);
    case "no-method":
      throw methodNotAllowed(intent.allowed);
  }
}

/** `POST /{resource}/actions?action=`: on several records, about them, or without any. */
function answerWithoutId(context: RequestContext, resource: Route["resource"]): Promise<Answer> {
  const name = askedAction(context.query);
  if (Object.hasOwn(resource.fileActions, name)) return answerFile(context, resource);
  const isAlone = Object.hasOwn(resource.standaloneActions, name);
  const isShared =
    Object.hasOwn(resource.actions, name) && resource.actions[name]!.levels.includes("collection");
  return isAlone && !(isShared && namesRecords(context.request))
    ? answerStandalone(context, resource)
    : answerAction(context, resource, null);
}

/** Whether the request is one of the few that need no credential. */
export function isOpenAction({ query }: Pick<RequestContext, "query">, { resource, intent }: Route): boolean {
  const name = askedAction(query);
  if (intent.kind !== "action" || intent.id !== null) return false;
  return (
    Object.hasOwn(resource.standaloneActions, name) && !resource.standaloneActions[name]!.needsCredential
  );
}
