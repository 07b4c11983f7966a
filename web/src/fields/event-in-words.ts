import { EVENT_WORDS } from "../api/generated/event-words.ts";
import { inWords, withinSentence } from "../format/words.ts";

/** What happened, in words: `employees.created` as "Employees: created". */
export function eventInWords(event: string): string {
  const [about = "", done = ""] = event.split(".");
  return `${resourceInWords(about)}: ${withinSentence(EVENT_WORDS[done] ?? inWords(done))}`;
}

/** The name of the resource of events, in words. */
export const resourceInWords = (name: string): string => EVENT_WORDS[name] ?? inWords(name);
