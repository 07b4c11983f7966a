import { doneSentence } from "../../../src/engine/response/action-envelope.ts";
import { buildSchema } from "../../../src/engine/schema/build-schema.ts";
import { modules } from "../../../src/modules/index.ts";
import { PERMISSIONS } from "../../../src/platform/permissions/catalogue.ts";
import { RELATION_SCOPES } from "../../../src/platform/permissions/relation-scopes.ts";
import { figureNames } from "./figure-names.ts";

const schema = buildSchema(modules, PERMISSIONS);

/** A name as messages show it. */
export const labelOf = (name: string): string => name.replaceAll("_", " ");

/**
 * The words for records, what actions have done, the names that callers can give (of fields, filters, parameters), what
 * reports and permissions say, and the titles of modules and of the decisions in mails.
 */
export function namesInDeclarations(): ReadonlySet<string> {
  const names = new Set<string>(figureNames(schema));
  for (const { title } of schema.modules) names.add(title);
  for (const { title, description } of [...PERMISSIONS, ...RELATION_SCOPES])
    names.add(title).add(description);
  for (const { resource, decisions } of schema.notifications.values())
    for (const name of decisions) names.add(schema.resources.get(resource)!.actions[name]!.title);
  for (const { singular, plural, actions } of schema.resources.values()) {
    for (const word of [singular, plural, `{0} ${plural}`]) names.add(word);
    for (const { done } of Object.values(actions)) names.add(doneSentence(done));
  }
  for (const title of titlesInDescriptions()) names.add(title);
  return new Set([...names, ...fieldNames()]);
}

/** The titles in the lists that describe a resource: of its filters, sorts, searches, variants, actions and getters. */
function titlesInDescriptions(): ReadonlySet<string> {
  const titles = new Set<string>();
  for (const resource of schema.resources.values()) {
    for (const { title } of resource.filters.values()) titles.add(title);
    // What is searched in related records is named by its path, for programs.
    for (const name of [...resource.sort, ...resource.search])
      if (!name.includes(".")) titles.add(labelOf(name));
    for (const { title } of [
      ...Object.values(resource.variants),
      ...Object.values(resource.actions),
      ...Object.values(resource.standaloneActions),
      ...Object.values(resource.fileActions),
      ...Object.values(resource.getters),
    ])
      titles.add(title);
  }
  return titles;
}

/** The names of fields, filters and parameters that callers can give. */
export function fieldNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { fields, filters, getters, actions, standaloneActions } of schema.resources.values()) {
    for (const { name, hidden, managed } of fields.values())
      if (!hidden && !managed) names.add(labelOf(name));
    for (const name of filters.keys()) names.add(labelOf(name));
    for (const { parameters } of [
      ...Object.values(actions),
      ...Object.values(standaloneActions),
      ...Object.values(getters),
    ])
      for (const name of Object.keys(parameters)) names.add(labelOf(name));
  }
  return names;
}
