import { createHash } from "node:crypto";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/**
 * The entity tag of a record: a hash of what this caller reads of it. With related records it has a second part for
 * the whole answer; the first alone says whether the record itself has changed.
 */
export function entityTag(record: string, withRelated?: string): string {
  const related = withRelated === undefined || withRelated === record ? "" : `.${hashOf(withRelated)}`;
  return `"${hashOf(record)}${related}"`;
}

const tagsOf = (header: string): string[] => header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));

/** Whether `If-None-Match` names the tag. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && tagsOf(header).some((given) => given === "*" || given === tag);

const recordPart = (tag: string): string => tag.replace(/^"([^".]*)(?:\.[^"]*)?"$/, "$1");

/** Whether `If-Match` allows a change of the record with the tag; related records play no part. */
export const allowsChange = (header: string, tag: string): boolean =>
  tagsOf(header).some((given) => given === "*" || recordPart(given) === recordPart(tag));
