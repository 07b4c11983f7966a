import type { Verifier } from "../verifier.ts";

/** The properties of a field must not contradict each other, and its rules must refer to existing fields. */
export const verifyFields: Verifier = (resource, _all, report) => {
  const exists = (name: string): boolean => Object.hasOwn(resource.fields, name);
  for (const [name, { definition: field }] of Object.entries(resource.fields)) {
    const path = `fields.${name}`;
    if (field.required && field.managed) {
      report(
        path,
        "A managed field cannot be required: callers never give it.",
        "Drop .required() or .managed().",
      );
    }
    if (field.required && field.fallback !== undefined) {
      report(path, "A required field never uses its default.", "Drop .required() or .default().");
    }
    const isWorkedOut =
      field.fallback === null || (typeof field.fallback === "function" && field.fallback.length > 0);
    if (isWorkedOut && !field.managed && field.fallbackMeaning === null) {
      report(
        path,
        "Its default is computed, and nothing describes how.",
        "Describe it in the second argument of .default(), or use .computedDefault().",
      );
    }
    if (field.immutable && field.managed) {
      report(path, "A managed field is never written by callers.", "Drop .immutable().");
    }
    const { kind } = field.source;
    const isNotStored = kind === "computed" || kind === "derived" || kind === "given";
    if (isNotStored && field.unique)
      report(path, "A value that is not stored cannot be unique.", "Drop .unique().");
    if (kind === "given" && field.managed)
      report(path, "It can be neither written nor read.", "Drop .managed() or .writeOnly().");
    if (kind === "hidden" && field.gate)
      report(path, "A field that no caller reads needs no gate.", "Drop .gate() or .hidden().");
    if (field.finish && (kind === "hidden" || kind === "given"))
      report(path, "A field that is never returned cannot be finished.", "Drop .finished().");
    for (const rule of field.rules) {
      if (!exists(rule.other))
        report(path, `Its rule names the unknown field ${rule.other}.`, "Name a declared field.");
    }
    for (const scope of field.unique?.within ?? []) {
      if (!exists(scope))
        report(path, `It is unique within the unknown field ${scope}.`, "Name a declared field.");
    }
  }
  for (const name of resource.calledBy ?? []) {
    if (!exists(name))
      report("calledBy", `Records are named by the unknown field ${name}.`, "Name a declared field.");
    else if (resource.fields[name]?.definition.gate)
      report("calledBy", `Not everybody may read ${name}.`, "Name records by fields that are open.");
  }
  if (resource.label !== "id" && !exists(resource.label)) {
    report(
      "label",
      `The label names the unknown field ${resource.label}.`,
      "Set label to a field that names a record.",
    );
  }
};
