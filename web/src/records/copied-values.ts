import type { ApiRecord } from "../api/records.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { mayByPermission, mayGive } from "../declare/rights.ts";
import { hasValueAt, nested, valueAt } from "../declare/value-at.ts";
import type { Session } from "../session/session.ts";

/** States: every record begins with the first one. */
const STATES: ReadonlySet<string> = new Set(["status", "state", "stage_id"]);

/** Whether a record can be copied here: it is created with a form, and no action of the API copies it. */
export const mayCopy = (ui: ResourceUi, session: Session): boolean =>
  ui.isCopied !== false &&
  ui.form.length > 0 &&
  ui.metadata.actions.duplicate === undefined &&
  mayByPermission(session, ui.metadata, "create");

/**
 * What the form of a new record begins with when it is a copy: everything that a person enters, but no values that are
 * unique, no state, and nothing that is never returned.
 */
export function copiedValues(ui: ResourceUi, session: Session, record: ApiRecord): Record<string, unknown> {
  const fields = ui.form
    .flatMap(({ fields: names }) => names)
    .map((name) => fieldOf(ui, name))
    .filter((field) => mayGive(session, field) && !field.isUnique && !field.unread && !STATES.has(field.name))
    .filter(({ name }) => hasValueAt(record.attributes, name) && valueAt(record.attributes, name) !== null);
  return nested(fields.map(({ name }) => [name, valueAt(record.attributes, name)]));
}
