import type { ApiRecord } from "../../api/records.ts";
import type { ResourceUi, UiField } from "../../declare/resource-ui.ts";
import { canChange } from "../../declare/rights.ts";
import { hasValueAt } from "../../declare/value-at.ts";
import type { Session } from "../../session/session.ts";

/** Types whose inputs need more room than a cell has, or more of the form than one field. */
const TOO_LARGE: ReadonlySet<string> = new Set([
  ...["records", "json", "addresses", "lines", "event-names", "object", "integers", "names"],
]);

/** A cell of a list that the person may edit. */
export interface EditableCell {
  readonly td: HTMLElement;
  readonly record: ApiRecord;
  readonly field: UiField;
}

/** Finds out which cells the person may edit; null: not this one. */
export type FindEditable = (td: Element | null | undefined) => EditableCell | null;

/** The cells of a list that the person may edit, by their elements, which have the names of their columns. */
export const findEditable =
  (ui: ResourceUi, session: Session, records: readonly ApiRecord[]): FindEditable =>
  (td) => {
    if (!(td instanceof HTMLElement)) return null;
    const id = td.closest<HTMLElement>("tr")?.dataset.record;
    const record = records.find((one) => one.id === id);
    const field = ui.fields[td.dataset.column ?? ""];
    if (!record || !field || TOO_LARGE.has(field.type) || field.unread) return null;
    if (!hasValueAt(record.attributes, field.name) || !isEntered(ui, field)) return null;
    return canChange(session, ui, record, field) ? { td, record, field } : null;
  };

/** Whether people enter the field in the form of the resource: others are changed in dialogs of their own. */
export const isEntered = ({ form }: ResourceUi, { name, type }: UiField): boolean =>
  type === "boolean" || form.some(({ fields }) => fields.includes(name)) || name.startsWith("custom_fields.");

/** The cells with a column, in the order of the table. */
export const cellsOf = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>("td[data-column]"),
];
