import type { Counted } from "../../declare/field.ts";
import type { FieldBuilder } from "../../declare/field-builder.ts";
import type { Resource } from "../../declare/resource.ts";
import type { Verifier } from "../verifier.ts";

/** By their names, durations and shares tell callers what they count. */
const BY_NAME: readonly Counted[] = ["minutes", "hours", "days", "months", "years", "percent"];
const NUMBERS = ["integer", "decimal", "integer-enum", "decimal-enum"];

type Fields = Readonly<Record<string, FieldBuilder>>;

/** The fields of a resource, and the parameters of its actions, by where they are declared. */
function declaredFields({ fields, actions, standaloneActions, fileActions }: Resource): [string, Fields][] {
  const parameters = Object.entries({ actions, standaloneActions, fileActions }).flatMap(([kind, declared]) =>
    Object.entries(declared).map(([name, action]): [string, Fields] => [
      `${kind}.${name}.parameters`,
      action.parameters,
    ]),
  );
  return [["fields", fields], ...parameters];
}

/** Numbers count what their names say, and money is in a currency that a field names. */
export const verifyNumbers: Verifier = (resource, _all, report) => {
  for (const [place, fields] of declaredFields(resource)) {
    for (const [name, { definition }] of Object.entries(fields)) {
      const { type, counts, currencyField, source } = definition;
      const path = `${place}.${name}`;
      const isNumber = NUMBERS.includes(type.name);
      const named = BY_NAME.find((unit) => name === unit || name.endsWith(`_${unit}`));
      if (counts !== null && !isNumber) {
        report(path, `It is no number, but counts ${counts}.`, "Drop .counts().");
      }
      if (isNumber && source.kind !== "hidden" && named && counts !== named) {
        report(path, `By its name it counts ${named}.`, `Declare it with .counts("${named}").`);
      }
      if (currencyField !== undefined && counts !== "money") {
        report(path, "It is in a currency, but is no money.", "Drop .inCurrency().");
      }
      const naming = { ...resource.fields, ...fields }[currencyField ?? ""]?.definition.type.name;
      if (typeof currencyField === "string" && naming !== "currency") {
        report(
          path,
          `No field ${currencyField} names its currency.`,
          "Name a declared field with a currency.",
        );
      }
    }
  }
};
