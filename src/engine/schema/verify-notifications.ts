import type { Module } from "../declare/module.ts";
import type { Resource } from "../declare/resource.ts";
import type { DeclarationProblem } from "./declaration-error.ts";
import type { Permission } from "./schema.ts";

const PLAIN = ["created", "updated", "deleted"];

/** Every kind of notification has a name of its own, and names events, actions and permissions that exist. */
export function notificationProblems(
  modules: readonly Module[],
  permissions: readonly Permission[],
): DeclarationProblem[] {
  const problems: DeclarationProblem[] = [];
  const resources = new Map<string, Resource>(
    modules.flatMap(({ resources: declared }) => declared.map((one) => [one.name, one])),
  );
  const names = new Set<string>();
  for (const kind of modules.flatMap(({ notifications = [] }) => notifications)) {
    const report = (problem: string, fix: string): void => {
      problems.push({ path: `notifications.${kind.name}`, problem, fix });
    };
    if (names.has(kind.name)) report("The name is taken.", "Give one of them another name.");
    names.add(kind.name);
    const resource = resources.get(kind.resource);
    if (!resource) {
      report(`The resource ${kind.resource} does not exist.`, "Name a declared one.");
      continue;
    }
    const known = [...PLAIN, ...Object.keys(resource.actions), ...Object.keys(resource.systemEvents)];
    for (const event of kind.events)
      if (!known.includes(event)) report(`${event} is no event of ${resource.name}.`, "Name one that is.");
    for (const action of kind.decisions)
      if (!(action in resource.actions)) report(`${action} is no action.`, "Name one of the resource.");
    for (const name of kind.holders ?? [])
      if (!permissions.some((permission) => permission.name === name))
        report(`The permission ${name} does not exist.`, "Use a permission of the catalogue.");
    if (!kind.employees && !kind.holders)
      report("It notifies nobody.", "Declare employees or holders of a permission.");
  }
  return problems;
}
