import type { ApiRecord } from "../api/records.ts";
import type { BulkOverride, ResourceUi, UiField } from "../declare/resource-ui.ts";
import { mayRunAmong } from "../declare/rights.ts";
import { t } from "../messages/t.ts";
import type { Session } from "../session/session.ts";

/** An operation on several records of a list: an action, or deletion. */
export interface BulkOperation {
  /** The action's name; null for deletion. */
  readonly action: string | null;
  readonly label: string;
  readonly isDangerous: boolean;
  /** The action's parameters. */
  readonly fields: readonly UiField[];
}

/** An action that runs on one record and on several; one without permissions does not run on a record. */
const isForSeveral = ({ levels, permissions }: ResourceUi["metadata"]["actions"][string]): boolean =>
  levels.includes("record") && levels.includes("collection") && permissions.length > 0;

/** Whether the action is possible in the state of a record. All resources mark archived records in the same way. */
function fits(action: string, { from }: BulkOverride, { attributes }: ApiRecord): boolean {
  if (from && !from.includes(String(attributes.status))) return false;
  if (!("archived_at" in attributes)) return true;
  if (action === "archive") return attributes.archived_at === null;
  return action !== "restore" || attributes.archived_at !== null;
}

function fieldsOf(ui: ResourceUi, action: string, { without = [], ...override }: BulkOverride): UiField[] {
  const fields = override.fields ?? ui.actions?.[action]?.fields ?? {};
  return Object.values(ui.metadata.actions[action]!.parameters)
    .filter(({ name }) => !without.includes(name))
    .map((parameter) => ({ ...parameter, ...fields[parameter.name] }));
}

/** Whether there is any operation on several records of the list, so that rows can be selected. */
export const hasBulkOperations = (ui: ResourceUi, session: Session): boolean =>
  Object.entries(ui.metadata.actions).some(
    ([name, action]) =>
      isForSeveral(action) &&
      ui.list.bulk?.[name] !== false &&
      (action.someRows === true || action.permissions.some((held) => session.permissions.includes(held))),
  ) ||
  mayDeleteSome(ui, session) ||
  mayEditSome(ui, session);

/** Whether the person may change fields of some records of the list. */
export const mayEditSome = ({ form, metadata }: ResourceUi, session: Session): boolean =>
  form.length > 0 &&
  metadata.isSingleton !== true &&
  (metadata.rights.update?.some(
    ({ permissions, someRows }) =>
      someRows === true ||
      permissions.length === 0 ||
      permissions.some((held) => session.permissions.includes(held)),
  ) ??
    false);

const mayDeleteSome = ({ metadata }: ResourceUi, session: Session): boolean =>
  metadata.rights.delete?.some(
    ({ permissions, someRows }) =>
      someRows === true || permissions.some((held) => session.permissions.includes(held)),
  ) ?? false;

/** The operations that the person may run on the selected records, or on some of them. */
export function operationsFor(
  ui: ResourceUi,
  session: Session,
  chosen: readonly ApiRecord[],
): BulkOperation[] {
  const actions = Object.entries(ui.metadata.actions).flatMap(([name, action]): BulkOperation[] => {
    const override = ui.list.bulk?.[name] ?? {};
    if (override === false || !isForSeveral(action)) return [];
    const isOffered = chosen.some(
      (record) => fits(name, override, record) && mayRunAmong(session, ui.metadata, name, record),
    );
    const isDangerous = override.isDangerous ?? name === "archive";
    const label = override.label ?? action.title;
    return isOffered ? [{ action: name, label, isDangerous, fields: fieldsOf(ui, name, override) }] : [];
  });
  const isDeletable = ui.metadata.rights.delete && chosen.some(({ meta }) => meta.authorizedToDelete);
  return isDeletable
    ? [...actions, { action: null, label: t("Delete"), isDangerous: true, fields: [] }]
    : actions;
}
