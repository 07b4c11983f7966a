import type { Extension } from "../declare/extension.ts";
import type { Module } from "../declare/module.ts";
import type { Resource } from "../declare/resource.ts";
import { DeclarationError, type DeclarationProblem } from "./declaration-error.ts";

const PARTS = [
  "fields",
  "relationships",
  "filters",
  "actions",
  "standaloneActions",
  "fileActions",
  "getters",
  "systemEvents",
  "remainders",
] as const satisfies readonly (keyof Extension)[];

/**
 * The modules with their extensions applied, as if everything were declared in one place.
 * @throws DeclarationError for an extension, reaction or remainder of an unknown resource, or a name that is taken
 */
export function extended(modules: readonly Module[]): readonly Module[] {
  const problems: DeclarationProblem[] = [];
  const extensions = modules.flatMap((module) => module.extensions ?? []);
  const names = new Set(modules.flatMap((module) => module.resources.map(({ name }) => name)));
  for (const [kind, { resource }] of [
    ...extensions.map((one) => ["extensions", one] as const),
    ...extensions.flatMap(({ remainders = {} }) =>
      Object.values(remainders).map((one) => ["remainders", one] as const),
    ),
    ...modules.flatMap((module) => (module.reactions ?? []).map((one) => ["reactions", one] as const)),
  ]) {
    if (!names.has(resource)) {
      problems.push({
        path: `${kind}.${resource}`,
        problem: "No such resource is declared.",
        fix: "Name one that is.",
      });
    }
  }
  const result = modules.map((module) => ({
    ...module,
    resources: module.resources.map((resource) =>
      extensions
        .filter((extension) => extension.resource === resource.name)
        .reduce((sofar, extension) => extendedBy(sofar, extension, problems), resource),
    ),
  }));
  const fieldsOf = new Map(
    result.flatMap(({ resources }) => resources.map(({ name, fields }) => [name, fields])),
  );
  for (const { resource, fields } of modules.flatMap((module) => module.reactions ?? [])) {
    for (const name of fields.filter((field) => !(field in (fieldsOf.get(resource) ?? { [field]: null })))) {
      problems.push({
        path: `reactions.${resource}`,
        problem: `It follows the unknown field ${name}.`,
        fix: "Name a declared field.",
      });
    }
  }
  if (problems.length > 0) throw new DeclarationError(problems);
  return result;
}

function extendedBy(resource: Resource, extension: Extension, problems: DeclarationProblem[]): Resource {
  const added = PARTS.map((part) => {
    for (const name of Object.keys(extension[part] ?? {})) {
      if (name in resource[part]) {
        problems.push({
          path: `${resource.name}.${part}.${name}`,
          problem: "The resource already has it.",
          fix: "Give it another name.",
        });
      }
    }
    return [part, { ...resource[part], ...extension[part] }] as const;
  });
  return { ...resource, ...Object.fromEntries(added) };
}
