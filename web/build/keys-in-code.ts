import { englishName } from "../src/format/english-names.ts";
import { keyOf, pluralKeyOf } from "../src/messages/message-keys.ts";

/** Parts of a program, as parsers of JavaScript describe them (ESTree). */
interface Call {
  readonly callee: { readonly type: string; readonly name?: unknown };
  readonly arguments: readonly { readonly type: string; readonly value?: unknown }[];
}
interface TaggedTemplate {
  readonly tag: { readonly type: string; readonly name?: unknown };
  readonly quasi: { readonly quasis: readonly { readonly value: { readonly cooked?: string | null } }[] };
}

/** The keys of the messages that a call writes: `t("Save")`, `plural(count, "# day", "# days")`. */
export function keysOfCall({ callee, arguments: given }: Call): string[] {
  if (callee.type !== "Identifier") return [];
  const texts = given.map((one) =>
    one.type === "Literal" && typeof one.value === "string" ? one.value : null,
  );
  if (callee.name === "t" && texts[0] != null) return [texts[0]];
  if (callee.name === "plural" && texts[1] != null && texts[2] != null)
    return [pluralKeyOf(texts[1], texts[2])];
  return [];
}

/** The key of the message that a template is: t`Preview of ${name}`. Null if it is no message. */
export function keyOfTemplate({ tag, quasi }: TaggedTemplate): string | null {
  if (tag.type !== "Identifier" || !["t", "rich"].includes(String(tag.name))) return null;
  return keyOf(quasi.quasis.map(({ value }) => value.cooked ?? ""));
}

/** Values that screens write as "Yes" and "No". */
const YES_OR_NO = ['"true"', '"false"'];

/** The messages for the values of closed sets and the names of fields in generated code, which screens write in words. */
export function keysOfNames(code: string): string[] {
  const options = [...code.matchAll(/"options":\[([^\]]*)\]/g)].flatMap(([, list]) => list!.split(","));
  const keys = [...code.matchAll(/"(?:keys|name)":(?:\[([^\]]*)\]|("[^"]*"))/g)].flatMap(
    ([, list, one]) => list?.split(",") ?? [one!],
  );
  // The parameters of reports with their values, of which an id stands for what it is the id of.
  const choices = [...code.matchAll(/"choices":\{([^}]*)\}/g)]
    .flatMap(([, all]) => all!.match(/"[a-z_]+"/g) ?? [])
    .filter((name) => !YES_OR_NO.includes(name))
    .map((name) => name.replace(/_id"$/, '"'));
  return [...options, ...keys, ...choices]
    .filter((value) => /^"[a-z][a-z0-9_-]*"$/.test(value))
    .map((value) => englishName(value.slice(1, -1)));
}
