import type { AnyInitialRecords } from "../../engine/declare/initial-records.ts";
import type { Values } from "../../engine/work/records.ts";
import { LANGUAGES, type Language, wordsIn } from "./words-for.ts";

type Records = readonly Readonly<Values>[];

const said = new WeakMap<AnyInitialRecords, Map<Language, Records>>();

/** Records that every workspace starts with, as they are in a language. */
export function initialIn(initial: AnyInitialRecords, language: Language): Records {
  const known = said.get(initial) ?? new Map<Language, Records>();
  said.set(initial, known);
  const records = known.get(language) ?? initial.records((text) => wordsIn(language).say(text));
  known.set(language, records);
  return records;
}

/** The places of the records by their names in any language. */
export function placesByName(initial: AnyInitialRecords): ReadonlyMap<unknown, number> {
  const [name] = initial.inWords;
  return new Map(
    LANGUAGES.flatMap((language) =>
      initialIn(initial, language).map((record, place) => [record[name], place] as const),
    ),
  );
}

/**
 * Finds the English name of an initial record by the one that it has in any language, for programs that look for it; a
 * name that somebody has given is returned as it is.
 */
export function englishNames(initial: AnyInitialRecords): (name: string) => string {
  const places = placesByName(initial);
  const english = initialIn(initial, "en");
  return (name) => {
    const place = places.get(name);
    return place === undefined ? name : String(english[place]![initial.inWords[0]]);
  };
}
