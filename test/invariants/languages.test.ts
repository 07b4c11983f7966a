import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { Message } from "../../src/engine/errors/message.ts";
import { canonical } from "../../src/platform/languages/canonical.ts";
import { areasOf, TRANSLATED } from "../../src/platform/languages/catalogue.ts";
import { messagesInSource } from "../support/languages/messages-in-source.ts";
import { namesInDeclarations } from "../support/languages/names-in-declarations.ts";
import {
  namesOutsideMessages,
  textsOutsideMessages,
  wordsInStatements,
} from "../support/languages/texts-outside-messages.ts";

const { messages, untagged, words } = messagesInSource();
const names = namesInDeclarations();

/** The catalogues by language: translations by key. */
const catalogues = TRANSLATED.map((language): [string, Map<string, string>] => [
  language,
  new Map(Object.values(areasOf(language)).flatMap((area) => Object.entries(area))),
]);

/** The names of places in a key, such as {0} and {field}; other braces are text. */
const placesIn = (key: string): string[] => [
  ...new Set([...key.matchAll(/\{(\d{1,2}|field|what|owner)\}/g)].map(([, name]) => name!)),
];

/** The names of the values that a translation uses. */
function valuesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => valuesIn(value))];
    return [];
  });
}

/** The key under which a catalogue has the message: the text itself, or the form of all sentences like it. */
function keyIn(catalogue: ReadonlyMap<string, string>, key: string): string {
  if (catalogue.has(key)) return key;
  return canonical(new Message(key, Object.fromEntries(placesIn(key).map((name) => [name, name])), key)).key;
}

test("the source has many messages", () => {
  expect(messages.length).toBeGreaterThan(700);
});

test("sentences with values are written as messages", () => {
  expect(untagged).toEqual([]);
});

test("what notifications, mails and home say is written as messages", () => {
  expect(textsOutsideMessages()).toEqual([]);
});

test("statements select no words, and names of rows, series and sheets are messages", () => {
  expect(wordsInStatements()).toEqual([]);
  expect(namesOutsideMessages()).toEqual([]);
});

describe.each(catalogues)("the catalogue of %s", (_language, catalogue) => {
  test("has every message of the source", () => {
    expect(messages.filter(({ key }) => !catalogue.has(keyIn(catalogue, key)))).toEqual([]);
  });

  test("has the words for records, actions, reports and whatever can be given", () => {
    expect([...names].filter((name) => !catalogue.has(name))).toEqual([]);
  });

  test("uses the values of the English text, and no others", () => {
    const wrong = [...catalogue].filter(([key, text]) => {
      const used = new Set(valuesIn(parse(text, { ignoreTag: true })));
      return !isSame(used, new Set(placesIn(key)));
    });
    expect(wrong).toEqual([]);
  });

  test("is translated", () => {
    const sentences = [...catalogue].filter(([key]) => key.endsWith(".") && /[a-z]{3}/.test(key));
    expect(sentences.filter(([key, text]) => key === text)).toEqual([]);
  });
});

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

test("all catalogues have the same areas and keys, each key in one area", () => {
  const [first, ...others] = TRANSLATED.map((language) =>
    Object.entries(areasOf(language)).map(([area, texts]) => [area, Object.keys(texts)]),
  );
  for (const other of others) expect(other).toEqual(first);
  const keys = first!.flatMap(([, texts]) => texts as string[]);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test("no word is left over", () => {
  const known = new Set([...names, ...words]);
  const inSentences = messages.flatMap(({ key }) =>
    Object.values(canonical(key).values).filter((value) => value instanceof Message),
  );
  for (const name of inSentences) known.add(String(name));
  const { names: ofRecords, figures } = areasOf("de");
  const kept = [...Object.keys(ofRecords!), ...Object.keys(figures!)];
  expect(kept.filter((name) => !known.has(name.replace(/^\{0\} /, "")) && !known.has(name))).toEqual([]);
});

test("no entry is left over", () => {
  for (const [, catalogue] of catalogues) {
    const used = new Set([...names, ...messages.map(({ key }) => keyIn(catalogue, key))]);
    const sentences = [...catalogue.keys()].filter((key) => /[.?!]$/.test(key));
    expect(sentences.filter((key) => !used.has(key))).toEqual([]);
  }
});
