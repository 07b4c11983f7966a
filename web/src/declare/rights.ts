import { SEEN_BY } from "../api/generated/seen-by.ts";
import type { Grant, ResourceMetadata, Right } from "../api/metadata.ts";
import type { ApiRecord } from "../api/records.ts";
import { mayAny, type Session } from "../session/session.ts";
import type { ResourceUi, UiField } from "./resource-ui.ts";
import { hasValueAt } from "./value-at.ts";

const isHeld = (session: Session, { permissions }: Grant): boolean =>
  permissions.length > 0 && mayAny(session, permissions);

/** Whether the person's permissions allow it for every record of the resource. */
export const mayByPermission = (session: Session, { rights }: ResourceMetadata, right: Right): boolean =>
  rights[right]?.length === 0 ||
  (rights[right]?.some((grant) => grant.fields === undefined && isHeld(session, grant)) ?? false);

const holdsAll = (session: Session, permissions: readonly string[]): boolean =>
  permissions.every((name) => session.permissions.includes(name));

/** Whether the person can see any record of a resource; if not, there is nothing to select. */
export const maySeeAny = (session: Session, resource: string): boolean => mayAny(session, SEEN_BY[resource]);

/** Whether the person may set the field when creating a record. */
export const mayGive = (session: Session, field: UiField): boolean =>
  field.creatable === true && (!field.gate || holdsAll(session, field.gate.write));

/** The grants by which the person may change this record: those they have by permission, else those by relation. */
function grantsFor(session: Session, metadata: ResourceMetadata, record: ApiRecord): readonly Grant[] {
  if (!record.meta.authorizedToUpdate) return [];
  const grants = metadata.rights.update ?? [];
  const held = grants.filter((grant) => isHeld(session, grant));
  // People who may change it without a permission have the right by relation.
  if (held.length === 0) return grants.filter((grant) => grant.someRows);
  const isGeneral = held.some((grant) => grant.fields === undefined);
  return isGeneral ? held : [...held, ...grants.filter((grant) => grant.someRows && isOwn(session, record))];
}

/** The relation `self`: the record is the person's own. */
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
  if (!field.changeable || !(field.unread || hasValueAt(record.attributes, field.name))) return false;
  const [whole = ""] = field.name.split(".");
  return grantsFor(session, metadata, record).some((grant) =>
    grant.fields ? grant.fields.includes(whole) : !field.gate || holdsAll(session, field.gate.write),
  );
}

/** Whether the person may change the field of this record, and the state of the record allows it. */
export const canChange = (
  session: Session,
  ui: Pick<ResourceUi, "metadata" | "lockOf" | "isChangeable">,
  record: ApiRecord,
  field: UiField,
): boolean =>
  mayChange(session, ui.metadata, record, field) &&
  (ui.isChangeable ? ui.isChangeable(record, field.name) : (ui.lockOf?.(record) ?? null) === null);

/** Decisions that the relation gives on others' records only, never on one's own. */
const DECISIONS: ReadonlySet<string> = new Set(["approve", "reject"]);

/**
 * Whether an action on several records is offered for a record. If a relation gives the right, it is offered for all
 * visible records that are not the person's own; the API decides on each.
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
