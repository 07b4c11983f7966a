import type { NotifiedEvent } from "../../engine/declare/notification.ts";
import { message, type Text } from "../../engine/errors/message.ts";
import type { SeenRecord } from "../../engine/execute/reading/records-with.ts";
import { plainText } from "../markdown/plain-text.ts";

/** The fields of the related records of a record, by relationship; null where there is none in sight, or several. */
export const relatedOf = ({ relationships = {} }: SeenRecord): NotifiedEvent["related"] =>
  Object.fromEntries(
    Object.entries(relationships).map(([name, one]) => [
      name,
      one !== null && "attributes" in one ? one.attributes : null,
    ]),
  );

/** A text among the fields; empty if it is out of sight or empty. */
export const textIn = ({ attributes }: Pick<NotifiedEvent, "attributes">, field: string): string => {
  const value = attributes[field];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

/** The name of a related person; null if the person is out of sight. */
export function personOrNull({ related }: Pick<NotifiedEvent, "related">, name: string): string | null {
  const person = related[name];
  return person ? `${person.first_name} ${person.last_name}` : null;
}

/** The name of a related person; "Somebody" if the person is out of sight. */
export const personIn = (event: Pick<NotifiedEvent, "related">, name: string): Text =>
  personOrNull(event, name) ?? message`Somebody`;

/** The name of a related record, by its field `name` unless another one is given; null if it is out of sight. */
export function nameIn(
  { related }: Pick<NotifiedEvent, "related">,
  name: string,
  field = "name",
): string | null {
  const value = related[name]?.[field];
  return typeof value === "string" ? value : null;
}

const EXCERPT = 200;

/** The beginning of a text in Markdown among the fields, without markup; empty if it is out of sight or empty. */
export function excerptIn(event: Pick<NotifiedEvent, "attributes">, field: string): string {
  const words = plainText(textIn(event, field)).replace(/\s+/g, " ");
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT - 1)}…` : words;
}
