import { eventName, eventTypes } from "../../src/engine/schema/event-types.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { SYSTEM_NAMES } from "../../src/engine/work/actor.ts";
import { englishName } from "../../web/src/format/english-names.ts";

type Words = Readonly<Record<string, string>>;

/**
 * What an action has done, in the past tense and in lower case: "Added a file to" becomes "added a file". In lower case it
 * is another message than the state that a record is in then: an entry tells what was done, "approval" in other languages.
 */
const doneWords = (done: string): string => {
  const words = done.replace(/ (to|of|on|from|for)$/, "").replace(/\.$/, "");
  return words.charAt(0).toLowerCase() + words.slice(1);
};

/** What the events of a resource's records say was done, by the names of the events without the resource. */
const doneOf = ({
  actions,
  systemEvents,
}: Schema["resources"] extends ReadonlyMap<string, infer One> ? One : never): Words => ({
  created: "created",
  updated: "changed",
  deleted: "deleted",
  ...Object.fromEntries(Object.entries(actions).map(([name, { done }]) => [name, doneWords(done)])),
  ...Object.fromEntries(Object.keys(systemEvents).map((name) => [name, englishName(name).toLowerCase()])),
});

/** The words of all events: for those that several resources say alike without the resource, else by the whole name. */
function eventWords({ resources }: Schema): Words {
  const said = [...resources.values()]
    .filter(({ isJournalled }) => isJournalled)
    .flatMap((resource) =>
      Object.entries(doneOf(resource)).map(([name, words]) => ({ resource: resource.name, name, words })),
    );
  const alike = new Map<string, Set<string>>();
  for (const { name, words } of said) alike.set(name, (alike.get(name) ?? new Set()).add(words));
  return Object.fromEntries(
    said.map(({ resource, name, words }) =>
      alike.get(name)!.size === 1 ? [name.replaceAll("-", "_"), words] : [eventName(resource, name), words],
    ),
  );
}

/** The names of the resources that have events, by their names in events. */
const resourceNames = (schema: Schema): Words =>
  Object.fromEntries(
    eventTypes(schema).map(({ resource }) => [
      resource.name.replaceAll("-", "_"),
      englishName(resource.plural.replaceAll(" ", "_")),
    ]),
  );

const table = (words: Words): string =>
  Object.entries(words)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `  ${JSON.stringify(name)}: t(${JSON.stringify(text)}),`)
    .join("\n");

/** The words for the resources, events and actors of the audit log, so that they are in the catalogues. */
export function eventWordsFile(schema: Schema, note: string): string {
  const ofModules = Object.assign({}, ...schema.modules.map(({ events = {} }) => events)) as Words;
  return `${note}import { t } from "../../messages/t.ts";

type Words = Readonly<Record<string, string>>;

/** Resources of the audit log in words, by their names in events. */
export const RESOURCE_WORDS: Words = {
${table(resourceNames(schema))}
};

/** What was done, by the names of events: without the resource, or as a whole where resources say it differently. */
export const DONE_WORDS: Words = {
${table(eventWords(schema))}
};

/** Events that are about no resource, as whole sentences. */
export const OTHER_EVENTS: Words = {
${table(ofModules)}
};

/** Who did what nobody with an account did. */
export const SYSTEM_WORDS: Words = {
${table(Object.fromEntries(SYSTEM_NAMES.map((name) => [name, name])))}
};
`;
}
