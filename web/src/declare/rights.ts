import { SEEN_BY } from "../api/generated/seen-by.ts";
import type { Grant, ResourceMetadata, Right } from "../api/metadata.ts";
import type { ApiRecord } from "../api/records.ts";
import { mayAny, type Session } from "../session/session.ts";
import type { UiField } from "./resource-ui.ts";
import { hasValueAt } from "./value-at.ts";

const isHeld = (session: Session, { permissions }: Grant): boolean =>
  permissions.length > 0 && mayAny(session, permissions);

/** Whether the person may do it to records of the resource by permission, whatever the record. */
export const mayByPermission = (session: Session, { rights }: ResourceMetadata, right: Right): boolean =>
  rights[right]?.length === 0 ||
  (rights[right]?.some((grant) => grant.fields === undefined && isHeld(session, grant)) ?? false);

const holdsAll = (session: Session, permissions: readonly string[]): boolean =>
  permissions.every((name) => session.permissions.includes(name));

/** Whether the person may see any record of a resource: where not, there is nothing to choose from. */
export const maySeeAny = (session: Session, resource: string): boolean => mayAny(session, SEEN_BY[resource]);

/** Whether a new record can be given the field. */
export const mayGive = (session: Session, field: UiField): boolean =>
  field.creatable === true && (!field.gate || holdsAll(session, field.gate.write));

/** The grants by which the person may change this very record: those held, else those that the record itself gives. */
function grantsFor(session: Session, metadata: ResourceMetadata, record: ApiRecord): readonly Grant[] {
  if (!record.meta.authorizedToUpdate) return [];
  const grants = metadata.rights.update ?? [];
  const held = grants.filter((grant) => isHeld(session, grant));
  // People who may change it without a permission have the right by relation.
  if (held.length === 0) return grants.filter((grant) => grant.someRows);
  const isGeneral = held.some((grant) => grant.fields === undefined);
  return isGeneral ? held : [...held, ...grants.filter((grant) => grant.someRows && isOwn(session, record))];
}

/** The relation that gives rights to a record is that it is the person's own. */
const isOwn = (session: Session, { id, type, attributes }: ApiRecord): boolean =>
  type === "employees"
    ? id === session.employee_id
    : id === session.user.id ||
      attributes.created_by_user_id === session.user.id ||
      (session.employee_id !== null && attributes.employee_id === session.employee_id);

/** Whether the person may change the field of this record. */
export function mayChange(
  session: Session,
  metadata: ResourceMetadata,
  record: ApiRecord,
  field: UiField,
): boolean {
  if (!field.changeable || !hasValueAt(record.attributes, field.name)) return false;
  const [whole = ""] = field.name.split(".");
  return grantsFor(session, metadata, record).some((grant) =>
    grant.fields ? grant.fields.includes(whole) : !field.gate || holdsAll(session, field.gate.write),
  );
}

/** What one decides on others' records, and never on one's own by that relation. */
const DECISIONS: ReadonlySet<string> = new Set(["approve", "reject"]);

/**
 * Whether an action on several records is offered for one of them. Where a relation gives the right, whoever sees a
 * record that is not their own stands in it; the API has the last word on each.
 */
export function mayRunAmong(
  session: Session,
  { actions }: ResourceMetadata,
  action: string,
  record: ApiRecord,
): boolean {
  const { permissions = [], someRows } = actions[action] ?? {};
  if (permissions.length > 0 && mayAny(session, permissions)) return true;
  return someRows === true && !(DECISIONS.has(action) && isOwn(session, record));
}
