import { createHash } from "node:crypto";
import type { ResourceSchema } from "../schema/schema.ts";

/** The record's JSON without fields that change constantly without counting as changes. */
function withoutQuiet(resource: ResourceSchema, record: string): string {
  const quiet = [...resource.fields.values()].filter((field) => field.quiet).map(({ name }) => name);
  if (quiet.length === 0) return record;
  const parsed = JSON.parse(record) as { attributes: Record<string, unknown> };
  for (const name of quiet) delete parsed.attributes[name];
  return JSON.stringify(parsed);
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/**
 * The entity tag of a record: a hash of what this caller reads. With related records, or with the open actions (as JSON
 * text), it has a second part for the whole response; the first part alone says whether the record itself has changed.
 */
export function entityTag(
  resource: ResourceSchema,
  record: string,
  withRelated = record,
  actions = "",
): string {
  const rest = `${withRelated === record ? "" : withRelated}${actions}`;
  return `"${hashOf(withoutQuiet(resource, record))}${rest === "" ? "" : `.${hashOf(rest)}`}"`;
}

/** The entity tag of a response that is no single record, such as a list: a hash of its body. */
export const bodyTag = (body: string): string => `"${hashOf(body)}"`;

const tagsOf = (header: string): string[] => header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));

/** Whether `If-None-Match` contains the tag. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && tagsOf(header).some((given) => given === "*" || given === tag);

const recordPart = (tag: string): string => tag.replace(/^"([^".]*)(?:\.[^"]*)?"$/, "$1");

/** Whether `If-Match` allows changing the record with this tag; the part for related records is ignored. */
export const allowsChange = (header: string, tag: string): boolean =>
  tagsOf(header).some((given) => given === "*" || recordPart(given) === recordPart(tag));
