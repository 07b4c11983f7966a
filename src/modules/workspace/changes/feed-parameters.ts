import { listOf, parameter, textKind } from "../../../engine/declare/index.ts";
import { eventNames, eventTypes, type Schema } from "../../../engine/runtime/index.ts";
import { fieldLabel, invalidField, message, type Reading } from "../../../engine/work/index.ts";
import { type FeedPlace, openPlace } from "../../../platform/changes/feed-cursor.ts";
import { servicesOf } from "../../../platform/services.ts";
import { KEPT_DAYS } from "./changes-feed.ts";

/** The permission to read the feed and its stream. */
export const READERS = ["manage-workspace"] as const;

const DAY_MS = 86_400_000;

/** The parameter that selects events. */
export const typesParameter = parameter(listOf(textKind()), {
  description: "Names of events, or `employees.*` for all events of a resource; every event when absent.",
  examples: [["employees.*", "holidays.approve"]],
});

/** The names of the events, with wildcards resolved; null: all. @throws 422 for an unknown event. */
export function namesOf(patterns: readonly string[], schema: Schema): string[] | null {
  if (patterns.length === 0) return null;
  const known = eventTypes(schema).map(({ type }) => type);
  return patterns.flatMap((pattern) => {
    const matching = pattern.endsWith(".*")
      ? known.filter((type) => type.startsWith(pattern.slice(0, -1)))
      : known.filter((type) => type === pattern);
    if (matching.length > 0) return matching;
    throw invalidField("types", unknownEvent(pattern, known), eventNames(schema));
  });
}

/** Suggests the wildcard if only the name of a resource was given, which is a common mistake. */
function unknownEvent(pattern: string, known: readonly string[]): string {
  const all = `${pattern}.*`;
  const hint = known.some((type) => type.startsWith(`${pattern}.`)) ? ` Do you mean ${all}?` : "";
  return `The types parameter names the unknown event ${pattern.slice(0, 100)}.${hint}`;
}

/** The place in a cursor; null if there is none. @throws 422 for a cursor that was altered or is too old. */
export function placeOf(
  context: Reading,
  cursor: string | null,
  parameter = "since",
): FeedPlace | "now" | null {
  if (cursor === null || cursor === "now") return cursor;
  const place = openPlace(servicesOf(context).config.appSecret, context.workspace.id, cursor);
  if (!place || place.at < context.now.getTime() - KEPT_DAYS * DAY_MS) {
    throw invalidField(
      parameter,
      message`The ${fieldLabel(parameter)} field is no longer valid; read the lists anew.`,
    );
  }
  return place;
}
