import type { RecordChange } from "../../api/records.ts";

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The values with which a change is taken back: those before it, of the fields that were sent and have changed, and of
 * the other ones that followed from them and can be written. Of a sent object, only its members.
 */
export function valuesBack(
  sent: Values,
  changes: RecordChange["changes"],
  isWritable: (field: string) => boolean,
): Record<string, unknown> {
  const names = Object.keys(changes).filter((name) => name in sent || isWritable(name));
  return Object.fromEntries(
    names.map((name) => {
      const { from } = changes[name]!;
      const given = sent[name];
      if (!isObject(given)) return [name, from];
      const before = isObject(from) ? from : {};
      return [name, Object.fromEntries(Object.keys(given).map((part) => [part, before[part] ?? null]))];
    }),
  );
}
