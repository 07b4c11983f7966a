import type { FilterDescription } from "../../api/records.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { mayAny, type Session } from "../../session/session.ts";

/** The fields by which the API returns the list in groups, and by which it filters, so that a group can be opened. */
export function groupFields(ui: ResourceUi, descriptions: readonly FilterDescription[]): string[] {
  const filters = new Set(descriptions.filter(({ group }) => group === "matches").map(({ key }) => key));
  return descriptions
    .filter(({ group }) => group === "variants")
    .flatMap(({ options = [] }) => options.map(String))
    .filter((name) => filters.has(name) && ui.fields[name] !== undefined);
}

/** The fields by which the person can group a list, with their names. */
export const groupingsFor = (
  ui: ResourceUi,
  session: Session,
  descriptions: readonly FilterDescription[],
): { value: string; label: string }[] =>
  groupFields(ui, descriptions)
    .filter((name) => mayAny(session, ui.fields[name]!.gate?.read))
    .map((name) => ({ value: name, label: ui.fields[name]!.label }));
