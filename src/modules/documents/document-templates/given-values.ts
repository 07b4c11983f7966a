import { type Fail, field, isPlainObject, textKind, textType } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";

type Texts = Readonly<Record<string, string>>;

const KEY = /^[a-z0-9_]{1,50}$/;
const MOST = 100;

const line = textType("string", { max: 65_535, multiline: true });

/** Reads an object of texts by keys; what is empty is left out. */
function readTexts(wire: unknown, fail: Fail): Texts | undefined {
  if (!isPlainObject(wire)) return void fail("The :field field must be an object.");
  const entries = Object.entries(wire);
  if (entries.length > MOST)
    return void fail(message`The :field field must not have more than ${MOST} keys.`);
  const texts: Record<string, string> = {};
  for (const [key, value] of entries) {
    if (!KEY.test(key))
      fail("The :field field must have keys of lower case letters, digits and underscores.");
    else if (value !== null) {
      const text = line.read(value, (template) => fail(template, key));
      if (typeof text === "string") texts[key] = text;
    }
  }
  return texts;
}

const schema = {
  type: "object",
  maxProperties: MOST,
  additionalProperties: { type: ["string", "null"], maxLength: 65_535 },
};

/** The values of the placeholders `values.<key>`, as a member of a body. */
export const givenValues = () =>
  field
    .json<Texts>((wire, fail) => readTexts(wire, fail) as Texts, schema)
    .describe("The texts for placeholders `{{ values.key }}`, by key.");

/** The same as a parameter of a URL: an object as JSON. */
export const givenValuesKind = {
  ...textKind(),
  read(text: string, fail: (template: Text) => void) {
    try {
      const texts = readTexts(JSON.parse(text), fail);
      return { kind: "equals" as const, value: JSON.stringify(texts ?? {}) };
    } catch {
      fail("The :field :what must be an object as JSON.");
      return { kind: "equals" as const, value: "{}" };
    }
  },
};
