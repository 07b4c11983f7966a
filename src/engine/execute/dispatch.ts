import type { Route } from "../request/route.ts";
import type { Answer } from "../response/answer.ts";
import { answerAction, answerStandalone } from "./answer-actions.ts";
import { answerActions, answerFilters, answerGetters } from "./answer-descriptions.ts";
import { answerGetter } from "./answer-getters.ts";
import { answerList, answerShow } from "./answer-reads.ts";
import {
  answerBulkDelete,
  answerBulkWrite,
  answerChange,
  answerCreate,
  answerDelete,
} from "./answer-writes.ts";
import type { RequestContext } from "./request-context.ts";

/** Carries out what a route means: plan, query, execution and answer. */
export async function dispatch(context: RequestContext, { resource, intent: asked }: Route): Promise<Answer> {
  const intent = resource.isSingleton && "id" in asked ? { ...asked, id: context.workspace.id } : asked;
  switch (intent.kind) {
    case "list":
      return answerList(context, resource);
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
      return intent.id === null && isStandalone(context, { resource, intent })
        ? answerStandalone(context, resource)
        : answerAction(context, resource, intent.id);
    case "getter":
      return answerGetter(context, resource, intent.id, intent.path);
    case "list-filters":
      return answerFilters(context, resource);
    case "list-actions":
      return answerActions(context, resource);
    case "list-getters":
      return answerGetters(context, resource);
  }
}

/** Whether the request is one of the few that need no credential. */
export function isStandalone({ query }: Pick<RequestContext, "query">, { resource, intent }: Route): boolean {
  const action = query.get("action") ?? "";
  return intent.kind === "action" && intent.id === null && Object.hasOwn(resource.standaloneActions, action);
}
