/** The longest name in a mention. */
const MAX_NAME = 200;

/**
 * The markup of a mention in a text: `@[Ana Pop](employees:01J…)`, with the resource and the id of the record. A name has
 * no brackets: a text of many opening ones would otherwise be read again from each of them.
 */
export const mentionPattern = (resource: string): string =>
  `@\\[([^\\[\\]\\n]{1,${MAX_NAME}})\\]\\(${resource}:([0-9A-Z]{26})\\)`;

/** The distinct ids of the records of a resource that a text mentions, in the order of the text. */
export function mentionsIn(text: string, resource: string): string[] {
  const found = text.matchAll(new RegExp(mentionPattern(resource), "g"));
  return [...new Set([...found].map(([, , id]) => id!))];
}

/** A text in which mentions of records of a resource are only their names: `@Ana Pop`. */
export const withoutMentions = (text: string, resource: string): string =>
  text.replace(new RegExp(mentionPattern(resource), "g"), "@$1");
