import { Message } from "../errors/message.ts";
import type { Words } from "../errors/words.ts";
import type { HttpResponse } from "../work/http-response.ts";

/**
 * The header of every response: the same URL can have another response for callers who prefer another language, if only an
 * error.
 */
export const VARIES_BY_LANGUAGE = { Vary: "Accept-Language" } as const;

/** A value as JSON text, with the messages in it translated. */
export function translatedJson(value: unknown, words: Words): string {
  // A message in JSON is English, and a function for each of its values would make a long report slower.
  if (words.language === "en") return JSON.stringify(value);
  return JSON.stringify(value, function translate(this: Record<string, unknown>, name, written) {
    const given = this[name];
    return given instanceof Message ? words.say(given) : written;
  });
}

/** The response with the headers that tell its language, if anything in it was said in one. */
export const inLanguage = (words: Words, response: HttpResponse): HttpResponse =>
  words.areSaid
    ? {
        ...response,
        headers: { ...response.headers, "Content-Language": words.language, ...VARIES_BY_LANGUAGE },
      }
    : response;
