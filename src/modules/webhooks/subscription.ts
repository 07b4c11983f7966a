import { type FieldBuilder, fieldOf } from "../../engine/declare/field.ts";
import { readDistinct } from "../../engine/declare/fields/reference-fields.ts";
import type { Change } from "../../engine/execute/contexts.ts";
import { type Sql, sql } from "../../engine/query/sql.ts";
import { eventTypes } from "../../engine/schema/event-types.ts";
import type { Schema } from "../../engine/schema/schema.ts";

const MAX_EVENTS = 200;
const NAME = /^(?:\*|[a-z0-9_]{1,100}\.(?:\*|[a-z0-9_]{1,100}))$/;
const SELECTED = "The selected :field is invalid.";

/** The events that a webhook wants: names, `<resource>.*` for all of a resource, or `*` alone for all there are. */
export const subscription = (): FieldBuilder =>
  fieldOf({
    name: "event-names",
    columnTypes: ["text[]"],
    cast: "text[]",
    filter: null,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({
      type: "array",
      minItems: 1,
      maxItems: MAX_EVENTS,
      uniqueItems: true,
      items: { type: "string", pattern: NAME.source },
      examples: [["clients.created", "leads.*"]],
    }),
    read(wire, fail) {
      const names = readDistinct(
        wire,
        { min: 1, max: MAX_EVENTS },
        (item, failItem) =>
          typeof item === "string" && NAME.test(item) ? item : (failItem(SELECTED) as undefined),
        fail,
      );
      if (names && names.length > 1 && names.includes("*"))
        return fail("The :field field must hold * alone, or other names.");
      return names;
    },
  });

const wildcardOf = (event: string): string => `${event.split(".")[0]}.*`;

/** Refuses names of events that nothing raises. */
export function checkSubscription(change: Change, schema: Schema): void {
  const types = eventTypes(schema).map(({ type }) => type);
  const known = new Set(["*", ...types, ...types.map(wildcardOf)]);
  ((change.values.events ?? []) as readonly string[]).forEach((name, index) => {
    if (!known.has(name)) change.fail(`events.${index}`, SELECTED.replace(":field", `events.${index}`));
  });
}

/** Whether the subscription stored in `events` takes an event. */
export const takes = (events: Sql, event: Sql): Sql =>
  sql`${events} && array[${event}, split_part(${event}, '.', 1) || '.*', '*']`;
