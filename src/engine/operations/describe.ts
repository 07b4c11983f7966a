import { holds } from "../declare/actor.ts";
import type { FieldBuilder, JsonSchema } from "../declare/field.ts";
import type { FilterKind } from "../declare/filter.ts";
import { invalidField } from "../errors/api-error.ts";
import { mayDo, requireRead, sightOf, tierOf } from "../plan/sight.ts";
import { refuseUnknown } from "../request/refuse-unknown.ts";
import { type Answer, valueAnswer } from "../response/answer.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";

const GROUPS = ["matches", "sortables", "searchables", "variants"] as const;

/** `GET /{resource}/filters`: what a list can be filtered, sorted and searched by, as far as the caller may. */
export function answerFilters(context: RequestContext, resource: ResourceSchema): Answer {
  requireRead(resource, context.actor);
  refuseUnknown(context, new Set(["only", "tenant"]));
  const only = context.query
    .get("only")
    ?.split(",")
    .map((name) => name.trim()) ?? [...GROUPS];
  const unknown = only.find((name) => !(GROUPS as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw invalidField("only", `The only parameter takes: ${GROUPS.join(", ")}.`, GROUPS);
  const mayQuery = (gate: string | null): boolean => {
    const tier = tierOf(resource, gate);
    return tier === null || (tier.query !== null && holds(context.actor, tier.query));
  };
  const title = (name: string): string => name.replaceAll("_", " ");
  const matches = [...resource.filters.values()]
    .filter((filter) => mayQuery(filter.gate))
    .map((filter) => ({
      key: filter.name,
      title: filter.title,
      type: filter.kind.type,
      ...(filter.field ? { column: filter.field } : {}),
      ...(filter.kind.options ? { options: filter.kind.options } : {}),
      negatable: true,
      nullable: filter.nullable,
      group: "matches",
    }));
  const sortables = resource.sort
    .filter((name) => mayQuery(resource.fields.get(name)!.gate))
    .map((name) => ({
      key: name,
      title: title(name),
      type: "sortable",
      column: name,
      negatable: true,
      nullable: false,
      group: "sortables",
    }));
  const searchables = resource.search.map((name) => ({
    key: name,
    title: title(name),
    type: "searchable",
    column: name,
    negatable: false,
    nullable: false,
    group: "searchables",
  }));
  const variants = Object.entries(resource.variants).map(([key, variant]) => ({
    key,
    title: variant.title,
    type: "variant",
    options: variant.options,
    negatable: false,
    nullable: false,
    group: "variants",
  }));
  const all = { matches, sortables, searchables, variants };
  return valueAnswer(200, {
    data: GROUPS.filter((group) => only.includes(group)).flatMap((group): unknown[] => all[group]),
  });
}

/** The parameters of an action as one JSON Schema. */
export function parameterSchema(parameters: Readonly<Record<string, FieldBuilder>>): Record<string, unknown> {
  const fields = Object.entries(parameters).map(([name, builder]) => [name, builder.definition] as const);
  const required = fields.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        { ...field.type.schema(), ...(field.description ? { description: field.description } : {}) },
      ]),
    ),
  };
}

/** `GET /{resource}/actions`: the actions that the caller may run, on some record at least. */
export function answerActions(context: RequestContext, resource: ResourceSchema): Answer {
  requireRead(resource, context.actor);
  refuseUnknown(context, new Set(["tenant"]));
  const alone = Object.entries(resource.standaloneActions)
    .filter(([, { needsCredential, who }]) => needsCredential && (!who || mayDo(who, context.actor)))
    .map(([name, { title, parameters }]) => ({
      name,
      title,
      levels: ["standalone"],
      parameters: parameterSchema(parameters),
    }));
  const files = Object.entries(resource.fileActions)
    .filter(([, { permissions }]) => permissions.length === 0 || holds(context.actor, ...permissions))
    .map(([name, { title, parameters, contentType }]) => ({
      name,
      title,
      levels: ["collection"],
      ...(contentType ? { answers: contentType } : {}),
      parameters: parameterSchema(parameters),
    }));
  const data = Object.entries(resource.actions)
    .filter(([, action]) => action.grants.some((grant) => sightOf(grant, context.actor) !== "none"))
    .filter(([, action]) => !action.sessionOnly || context.actor.kind !== "api_key")
    .map(([name, action]) => ({
      name,
      title: action.title,
      levels: action.levels,
      ...(action.takesFile ? { content_type: "multipart/form-data" } : {}),
      parameters: parameterSchema(action.parameters),
    }));
  return valueAnswer(200, { data: [...data, ...alone, ...files] });
}

/** The options of a parameter: one of them, or where it takes several any, separated by commas. */
function optionsSchema({ options, one }: FilterKind): JsonSchema {
  if (!options) return {};
  if (!one) return { enum: options };
  const option = `(${options.map((value) => String(value).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})`;
  return { pattern: `^${option}(,${option})*$` };
}

/** `GET /{resource}/getters`: the getters that the caller may call. */
export function answerGetters(context: RequestContext, resource: ResourceSchema): Answer {
  requireRead(resource, context.actor);
  refuseUnknown(context, new Set(["tenant"]));
  const data = Object.entries(resource.getters)
    .filter(([, getter]) => getter.permissions.length === 0 || holds(context.actor, ...getter.permissions))
    .map(([path, getter]) => ({
      path,
      title: getter.title,
      level: getter.level,
      takes_filters: getter.takesFilters,
      parameters: {
        type: "object",
        properties: Object.fromEntries(
          Object.entries(getter.parameters).map(([name, { kind, description }]) => [
            name,
            {
              type: "string",
              format: kind.type,
              ...optionsSchema(kind),
              ...(description ? { description } : {}),
            },
          ]),
        ),
      },
    }));
  return valueAnswer(200, { data });
}
