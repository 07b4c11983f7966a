import { fieldOf, readDistinct } from "../../../engine/declare/index.ts";
import { eventNames, type Schema } from "../../../engine/runtime/index.ts";
import { type Sql, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, MESSAGES, type SettledChange } from "../../../engine/work/index.ts";

const MAX_EVENTS = 200;
const NAME = /^(?:\*|[a-z0-9_]{1,100}\.(?:\*|[a-z0-9_]{1,100}))$/;

/**
 * The events that a webhook subscribes to: event names, `<resource>.*` for all events of a resource, or only `*` for
 * all events.
 */
export const subscription = () =>
  fieldOf<readonly string[]>({
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
        // Texts that are not event names are refused in checkSubscription, which knows all events.
        (item, failItem) =>
          typeof item === "string" ? item : (failItem("The :field field must be a string.") as undefined),
        fail,
      );
      if (names && names.length > 1 && names.includes("*"))
        return fail("The :field field must hold * alone, or other names.");
      return names;
    },
  });

/** Refuses the names of events that do not exist. */
export function checkSubscription(change: SettledChange<"webhooks">, schema: Schema): void {
  const known = ["*", ...eventNames(schema)];
  (change.values.events ?? []).forEach((name, index) => {
    const path = `events.${index}`;
    if (!known.includes(name)) change.fail(path, fieldMessage(MESSAGES.selected, path), known);
  });
}

/** SQL: whether the subscription stored in `events` includes an event. */
export const takes = (events: Sql, event: Sql): Sql =>
  sql`${events} && array[${event}, split_part(${event}, '.', 1) || '.*', '*']`;
