import type { FieldBuilder } from "../declare/field-builder.ts";
import { isBlank } from "../declare/text.ts";
import type { ErrorList } from "../errors/error-list.ts";
import { message } from "../errors/message.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import type { Values } from "../work/records.ts";
import type { Workspace } from "../work/workspace.ts";
import { defaultOf } from "./default-value.ts";
import type { ReadBody } from "./record-values.ts";

/** Reads the parameters of an action like a body; unknown ones are refused. */
export function readParameters(
  declared: Readonly<Record<string, FieldBuilder>>,
  body: Readonly<Record<string, unknown>>,
  known: readonly string[],
  workspace: Workspace,
  errors: ErrorList,
): Omit<ReadBody, "unread"> {
  const sent = new Set<string>();
  const values: Values = {};
  for (const name of Object.keys(body)) {
    if (!Object.hasOwn(declared, name) && !known.includes(name)) {
      const shown = name.slice(0, 100);
      errors.add(shown, message`The ${shown} field is not a parameter of this action.`);
    }
  }
  for (const [name, { definition }] of Object.entries(declared)) {
    const wire = Object.hasOwn(body, name) ? body[name] : undefined;
    if (wire !== undefined) sent.add(name);
    let failed = false;
    const read = isBlank(wire)
      ? null
      : definition.type.read(wire, (template, subpath, allowed) => {
          failed = true;
          const path = subpath === undefined ? name : `${name}.${subpath}`;
          errors.add(path, fieldMessage(template, path), allowed);
        });
    if (failed) continue;
    values[name] = read ?? defaultOf(definition, workspace) ?? null;
    if (values[name] === null && definition.required) errors.add(name, fieldMessage(MESSAGES.required, name));
  }
  return { values, sent };
}
