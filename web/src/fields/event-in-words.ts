import { DONE_WORDS, OTHER_EVENTS, RESOURCE_WORDS, SYSTEM_WORDS } from "../api/generated/event-words.ts";
import { capitalized, inWords } from "../format/words.ts";
import { t } from "../messages/t.ts";

/** What happened, in words: `employees.updated` as "Employees: changed". */
export function eventInWords(event: string): string {
  const known = OTHER_EVENTS[event];
  if (known !== undefined) return known;
  const [about = ""] = event.split(".");
  return t`${resourceInWords(about)}: ${doneWords(event)}`;
}

/** What was done to a record, by itself: `employees.created` as "Created". */
export const doneInWords = (event: string): string => capitalized(OTHER_EVENTS[event] ?? doneWords(event));

function doneWords(event: string): string {
  const [, done = ""] = event.split(".");
  return DONE_WORDS[event] ?? DONE_WORDS[done] ?? inWords(done);
}

/** The name of the resource of events, in words. */
export const resourceInWords = (name: string): string => RESOURCE_WORDS[name] ?? inWords(name);

/** Who did it: the name of a person or of an API key as it is, what is not a person in words. */
export const actorInWords = ({ actor_type, actor_name }: Actor): string =>
  (actor_type === "system" ? SYSTEM_WORDS[actor_name] : undefined) ?? actor_name;

interface Actor {
  readonly actor_type: string;
  readonly actor_name: string;
}
