/** What a place in a message shows: a value, or a message within it, such as the name of a field. */
export type MessageValue = string | number | Message | null | undefined;

/**
 * What a response says to people: a message with values, or a sentence without any. Either is written in English, which is also
 * its key in the catalogues of the other languages.
 */
export type Text = string | Message;

/** A message with values. It is translated where the response is made, so that code which refuses knows no language. */
export class Message {
  /** The English text with its places: "The file must not have more than {0} rows." */
  readonly key: string;
  /** The values by the names of their places. */
  readonly values: Readonly<Record<string, MessageValue>>;
  readonly #english: string;

  constructor(key: string, values: Readonly<Record<string, MessageValue>>, english: string) {
    this.key = key;
    this.values = values;
    this.#english = english;
  }

  /** The message in English. */
  toString(): string {
    return this.#english;
  }

  /** In JSON that nothing translates, a message is English. */
  toJSON(): string {
    return this.#english;
  }
}

/** Writes a message with values: message`The file must not have more than ${count} rows.` */
export function message(parts: TemplateStringsArray, ...values: MessageValue[]): Message {
  const places = values.map((value, place) => [String(place), value] as const);
  const key = parts.map((part, place) => (place === 0 ? part : `{${place - 1}}${part}`)).join("");
  return new Message(key, Object.fromEntries(places), String.raw({ raw: parts }, ...values));
}

/**
 * A message that depends on a number, which is one of its values. Its key is the form for several; the catalogues have
 * the forms of their languages under it.
 */
export const plural = (count: number, one: Text, several: Message): Message =>
  new Message(several.key, several.values, String(count === 1 ? one : several));

/** A number of things, such as "3 employees"; the key has the word for several: "{0} employees". */
export const counted = (count: number, singular: string, several: string): Message =>
  new Message(`{0} ${several}`, { 0: count }, `${count} ${count === 1 ? singular : several}`);

/** Texts one after another, with what stands between them. */
export const joined = (texts: readonly (Text | number)[], between = ", "): Message => {
  const parts = texts.map((text) => (typeof text === "number" ? String(text) : text));
  return new Message(
    parts.map((_part, place) => `{${place}}`).join(between),
    Object.fromEntries(parts.map((part, place) => [place, part])),
    parts.join(between),
  );
};

/**
 * A text as a value of another message: a sentence, or a name for which the catalogues may have a word, such as that of a
 * field.
 */
export const said = (text: Text): Message => (typeof text === "string" ? new Message(text, {}, text) : text);
