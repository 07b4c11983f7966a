import type { Field } from "../../declare/field.ts";
import { parseSort } from "../../declare/sort.ts";
import type { Verifier } from "../verifier.ts";

/** Whether readers of a record can read the field; otherwise nobody may find records by it. */
const isRead = ({ source: { kind } }: Field): boolean => kind !== "hidden" && kind !== "given";

const ADDED = ["id", "created_at", "updated_at"];

/**
 * Sorts, searches and filters must refer to existing fields, and searches and the default sort to fields that everybody
 * may read.
 */
export const verifyLists: Verifier = (resource, all, report) => {
  const known = (name: string): boolean =>
    ADDED.includes(name) ||
    Object.hasOwn(resource.fields, name) ||
    (name === "is_used" && resource.tracksUse);
  for (const name of resource.sort) {
    if (!known(name)) report("sort", `${name} is not a field.`, "Name a declared field.");
    const definition = resource.fields[name]?.definition;
    if (definition?.type.links) report("sort", `${name} holds several values.`, "Remove it.");
    if (definition && !isRead(definition))
      report("sort", `${name} is never read.`, "Order only by what can be read in the record.");
  }
  for (const { name } of parseSort(resource.defaultSort)) {
    if (!resource.sort.includes(name)) report("defaultSort", `${name} is not in sort.`, "Add it to sort.");
    else if (resource.fields[name]?.definition.gate)
      report("defaultSort", `${name} is gated.`, "Order by what every reader may see.");
  }
  const { title = [], detail = [] } = resource.globalSearch ?? {};
  const paths = { search: resource.search, globalSearch: [...title, ...detail] };
  for (const [place, names] of Object.entries(paths)) {
    for (const name of names) {
      const [own, further] = name.split(".") as [string, string | undefined];
      const link = further === undefined ? undefined : resource.relationships[own];
      const related = link && all.resources.get(link.resource);
      const definition = (further === undefined ? resource : related)?.fields[further ?? own]?.definition;
      if (!definition) report(place, `${name} is not a field.`, "Name a declared field.");
      else if (definition.gate || link?.gate)
        report(place, `${name} is gated.`, "Search only fields that every reader may see.");
      else if (!isRead(definition))
        report(place, `${name} is never read.`, "Search only what can be read in the record.");
    }
  }
  if (resource.globalSearch && !resource.search.some((name) => !name.includes(".")))
    report("globalSearch", "It has no searchable fields of its own.", "Name one of its fields in search.");

  for (const [name, filter] of Object.entries(resource.filters)) {
    const path = `filters.${name}`;
    if ("byField" in filter) {
      if (!known(name))
        report(
          path,
          "There is no field of that name.",
          "Declare the field, or give the filter an expression.",
        );
      else if (resource.fields[name] && !isRead(resource.fields[name].definition)) {
        report(path, "Its field is never read.", "Give the filter an expression, or drop it.");
      } else if (resource.fields[name] && !resource.fields[name].definition.type.filter) {
        report(path, "Fields of its type cannot be filtered.", "Give the filter a condition.");
      }
      continue;
    }
    if (filter.field !== null && !known(filter.field))
      report(path, `${filter.field} is not a field.`, "Name a declared field.");
    if (filter.field === null && !filter.expression && !filter.condition) {
      report(path, "It has nothing to compare.", "Give it a field, an expression or a condition.");
    }
    if (filter.condition && filter.nullable && !filter.empty) {
      report(
        path,
        "It is nullable but does not define what empty means.",
        "Give it the condition of =null as `empty`.",
      );
    }
  }
};
