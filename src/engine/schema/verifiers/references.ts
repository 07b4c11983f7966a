import type { Field } from "../../declare/field.ts";
import { parseSort } from "../../declare/sort.ts";
import type { Declarations, Report, Verifier } from "../verifier.ts";

function target(name: string, path: string, all: Declarations, report: Report) {
  const found = all.resources.get(name);
  if (!found) report(path, `It refers to the unknown resource ${name}.`, "Name a declared resource.");
  return found;
}

/** The declared effect of a deletion must be possible for the referring field. */
function verifyDeletion({ type, onDelete, nullable, source }: Field, path: string, report: Report): void {
  if (!type.reference) {
    if (onDelete !== "restrict")
      report(
        path,
        "It refers to nothing that could be deleted.",
        "Drop .onDelete(), .asPart() or .asLabel().",
      );
    return;
  }
  if (type.links && (onDelete === "cascade" || onDelete === "nullify")) {
    report(
      path,
      "A set of references is neither cleared nor deleted with one of them.",
      "Use .asLabel(), which removes the one from the set.",
    );
  }
  if (!type.links && onDelete === "unlink")
    report(
      path,
      "A single reference is not a set from which one could be removed.",
      'Use .onDelete("nullify").',
    );
  if (onDelete === "nullify" && !nullable)
    report(path, "A reference that cannot be null cannot be cleared.", "Drop .required() or .onDelete().");
  if (onDelete !== "restrict" && source.kind !== "stored")
    report(
      path,
      "A reference that is not stored needs no rule for deletion.",
      "Drop .onDelete(), .asPart() or .asLabel().",
    );
}

/** Every reference and relationship must point to a declared resource and to an existing field. */
export const verifyReferences: Verifier = (resource, all, report) => {
  for (const [name, { definition }] of Object.entries(resource.fields)) {
    const reference = definition.type.reference;
    verifyDeletion(definition, `fields.${name}`, report);
    if (definition.selectable && !reference)
      report(`fields.${name}`, "It refers to nothing that could be chosen.", "Drop .selectable().");
    if (definition.mentions) target(definition.mentions, `fields.${name}`, all, report);
    if (!reference) continue;
    const found = target(reference.resource, `fields.${name}`, all, report);
    if (found && found.key !== reference.key) {
      report(
        `fields.${name}`,
        `${found.name} has ${found.key} keys.`,
        `Use the reference field for ${found.key} keys.`,
      );
    }
  }
  for (const [name, relationship] of Object.entries(resource.relationships)) {
    const path = `relationships.${name}`;
    const found = target(relationship.resource, path, all, report);
    if (!found) continue;
    const { field, by, condition } = relationship;
    if ([field, by, condition].filter((way) => way !== null).length !== 1) {
      report(
        path,
        "A relationship is found in exactly one way.",
        "Give a field, a field of the other side, or a condition.",
      );
    }
    if (field !== null) {
      const reference = resource.fields[field]?.definition.type.reference;
      if (reference?.resource !== found.name) {
        report(
          path,
          `The field ${field} does not refer to ${found.name}.`,
          "Name a reference field to that resource.",
        );
      }
    }
    if (by !== null && found.fields[by]?.definition.type.reference?.resource !== resource.name) {
      report(
        path,
        `${found.name}.${by} does not refer to ${resource.name}.`,
        "Name its reference field to this resource.",
      );
    }
    if (relationship.sort) {
      for (const { name: key } of parseSort(relationship.sort)) {
        if (key !== "id" && !found.fields[key])
          report(path, `It is sorted by the unknown field ${key}.`, "Name a field of it.");
      }
    }
  }
  for (const named of resource.namedBy) {
    const found = target(named.resource, "namedBy", all, report);
    if (found && !found.fields[named.field]) {
      report("namedBy", `${named.resource} has no field ${named.field}.`, "Name a declared field.");
    }
  }
};
