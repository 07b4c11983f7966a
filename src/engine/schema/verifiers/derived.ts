import type { Verifier } from "../verifier.ts";

/** Derived fields must not be used before records are read, and a soft-deleted record must be distinguishable. */
export const verifyDerived: Verifier = (resource, _all, report) => {
  const derived = Object.entries(resource.fields).filter(
    ([, { definition }]) => definition.source.kind === "derived",
  );
  if (derived.length > 0 !== (resource.derive !== null)) {
    report("derive", "Derived fields and derive go together.", "Declare both, or neither.");
  }
  for (const [name, { definition }] of derived) {
    const path = `fields.${name}`;
    if (definition.gate) report(path, "A derived field has no gate of its own.", "Drop the gate.");
    const isQueried = name in resource.filters || [...resource.sort, ...resource.search].includes(name);
    if (isQueried) report(path, "A derived field cannot be used in SQL.", "Drop it from the list.");
  }
  if (resource.softDeletes && !(resource.fields.deleted_at && "deleted_at" in resource.filters)) {
    report("softDeletes", "There is no field deleted_at to filter by.", "Declare the field and its filter.");
  }
};
