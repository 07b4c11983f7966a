import { said } from "../errors/message.ts";
import { mayDo, requireRead, sightOf, tierOf } from "../plan/sight.ts";
import { parseGroups } from "../request/parse-groups.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { json } from "../response/http-response.ts";
import { describeList } from "../response/list-description.ts";
import { parameterSchema, queryParameterSchema } from "../response/parameter-schema.ts";
import { inLanguage, translatedJson } from "../response/translation.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { holds } from "../work/actor.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { RequestContext } from "./request-context.ts";

/** A list that describes a resource: its titles are in the language of the caller. */
const describedIn = ({ words }: RequestContext, data: readonly unknown[]): HttpResponse =>
  inLanguage(words, json(200, translatedJson({ data }, words)));

/** `GET /{resource}/filters`: the filters, sorts and searches that the caller may use. */
export function handleFilters(context: RequestContext, resource: ResourceSchema): HttpResponse {
  requireRead(resource, context.actor);
  const groups = parseGroups(context.query);
  const mayQuery = (gate: string | null): boolean => {
    const tier = tierOf(resource, gate);
    return tier === null || (tier.query !== null && holds(context.actor, tier.query));
  };
  const described = describeList(resource, mayQuery);
  return describedIn(
    context,
    groups.flatMap((group) => described[group]),
  );
}

/** `GET /{resource}/actions`: the actions that the caller may run, at least on some records. */
export function handleActions(context: RequestContext, resource: ResourceSchema): HttpResponse {
  requireRead(resource, context.actor);
  refuseUnknown(context, new Set(["tenant"]));
  const alone = Object.entries(resource.standaloneActions)
    .filter(([, { needsCredential, who }]) => needsCredential && (!who || mayDo(who, context.actor)))
    .map(([name, { title, parameters, takesFile }]) => ({
      name,
      title: said(title),
      levels: ["standalone"],
      ...(takesFile ? { content_type: "multipart/form-data" } : {}),
      parameters: parameterSchema(parameters),
    }));
  const files = Object.entries(resource.fileActions)
    .filter(([, { permissions }]) => permissions.length === 0 || holds(context.actor, ...permissions))
    .map(([name, { title, levels, parameters, contentType }]) => ({
      name,
      title: said(title),
      levels,
      ...(contentType ? { answers: contentType } : {}),
      parameters: parameterSchema(parameters),
    }));
  const data = Object.entries(resource.actions)
    .filter(([, action]) => action.grants.some((grant) => sightOf(grant, context.actor) !== "none"))
    .filter(([, action]) => !action.sessionOnly || context.actor.kind !== "api_key")
    .map(([name, action]) => ({
      name,
      title: said(action.title),
      levels: action.levels,
      ...(action.takesFile ? { content_type: "multipart/form-data" } : {}),
      parameters: parameterSchema(action.parameters),
    }));
  return describedIn(context, [...data, ...alone, ...files]);
}

/** `GET /{resource}/getters`: the getters that the caller may call. */
export function handleGetters(context: RequestContext, resource: ResourceSchema): HttpResponse {
  requireRead(resource, context.actor);
  refuseUnknown(context, new Set(["tenant"]));
  const data = Object.entries(resource.getters)
    .filter(([, getter]) => getter.permissions.length === 0 || holds(context.actor, ...getter.permissions))
    .map(([path, getter]) => ({
      path,
      title: said(getter.title),
      question: getter.question === null ? null : said(getter.question),
      level: getter.level,
      takes_filters: getter.takesFilters,
      parameters: queryParameterSchema(getter.parameters),
    }));
  return describedIn(context, data);
}
