import { type Filter, filterOf, type Operand, textKind } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message } from "../../../engine/work/index.ts";
import { hasField, slugOf } from "../../custom-fields/index.ts";
import { recordsChangeOf } from "./journal-gates.ts";

/** Splits `employees.salary` into the resource and the field, or a member of one: `custom_fields.budget`. */
function parts(text: string): [resource: string, member: string] {
  const [resource = "", ...member] = text.split(".");
  return [resource, member.join(".")];
}

const partsOf = (operand: Operand): [resource: string, member: string] =>
  parts(operand.kind === "equals" ? String(operand.value) : "");

/** The gates of what is named. Reports an unknown resource or field. */
const gatesFor =
  (isKnown: boolean): Filter["gatesFor"] =>
  (operand, gates, fail) => {
    const [resource, member] = partsOf(operand);
    const found = gates.of(resource, member);
    if (!gates.has(resource))
      fail(message`The :field :what names the unknown resource ${resource.slice(0, 100)}.`);
    else if (member === "") fail(message`The :field :what names no field of ${resource}.`);
    else if (!found || !isKnown)
      fail(message`The :field :what names the unknown field ${member.slice(0, 100)} of ${resource}.`);
    return found ?? [];
  };

/**
 * Whether the workspace has a custom field with the slug, also an archived one. The changes of a deleted one are still in
 * the journal, and so is the entry of its creation, unless it was removed because of its age.
 */
const findField = (resource: string, slug: string) => sql`select ${hasField(resource, slug)} or exists (
    select from journal j where j.workspace_id = ${fromContext("workspace")} and j.resource_type = 'custom-fields'
      and j.event = 'custom_fields.created' and j.changes #>> '{resource,to}' = ${resource}
      and j.changes #>> '{slug,to}' = ${slug}) as is_known`;

/** Entries by the field that was changed: `employees.salary`, `clients.custom_fields.budget`. */
export const changedField = filterOf(textKind(), {
  title: "changed field, as resource.field",
  nullable: false,
  gatesFor: gatesFor(true),
  async load(text, rows) {
    const [resource, member] = parts(text.trim());
    const slug = slugOf(member);
    if (slug === null) return null;
    if (!/^\w+$/.test(slug)) return gatesFor(false);
    const [found] = await rows<{ is_known: boolean }>(findField(resource, slug));
    return gatesFor(found!.is_known);
  },
  condition: (alias, operand) => recordsChangeOf(alias, ...partsOf(operand)),
});
