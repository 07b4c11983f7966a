import type { ResourceSchema, Schema } from "./schema.ts";

/** One kind of event that a resource raises. */
export interface EventType {
  /** `<resource>.<created, updated, deleted or an action>`, with `_` for `-`. */
  readonly type: string;
  readonly resource: ResourceSchema;
  readonly title: string;
  readonly description: string;
}

/** Records of every resource can be written as a side effect, whatever operations callers have. */
const PLAIN = ["created", "updated", "deleted"];

/** The name of an event: `employees.upload_avatar`. */
export const eventName = (resource: string, what: string): string =>
  `${resource}.${what}`.replaceAll("-", "_");

/** All events of the journal, the feed of changes and webhooks, derived from the declarations. */
export function eventTypes({ resources }: Pick<Schema, "resources">): EventType[] {
  const journalled = [...resources.values()].filter((resource) => resource.isJournalled);
  return journalled.flatMap((resource) => [
    ...PLAIN.map((what) => ({
      type: eventName(resource.name, what),
      resource,
      title: `${resource.singular} ${what}`,
      description: `The ${resource.singular} was ${what}.`,
    })),
    ...Object.entries(resource.actions).map(([name, { title, description }]) => ({
      type: eventName(resource.name, name),
      resource,
      title: `${resource.singular}: ${title.toLowerCase()}`,
      description: description ?? `The action ${name} was run on the ${resource.singular}.`,
    })),
    ...Object.entries(resource.systemEvents).map(([name, { title, description }]) => ({
      type: eventName(resource.name, name),
      resource,
      title,
      description,
    })),
  ]);
}

/** The names in which events are subscribed to, wildcards for a resource first: `clients.*`, `clients.created`. */
export function eventNames(schema: Schema): string[] {
  const types = eventTypes(schema);
  return [
    ...new Set([
      ...types.map(({ resource }) => eventName(resource.name, "*")),
      ...types.map(({ type }) => type),
    ]),
  ];
}
