import type { ApiRecord } from "../../api/records.ts";
import type { ResourceUi, UiField } from "../../declare/resource-ui.ts";
import { canChange } from "../../declare/rights.ts";
import type { Session } from "../../session/session.ts";

/** Types whose values are whole lists or texts with images of their own, which are edited on the record's page. */
const OF_ONE_RECORD: ReadonlySet<string> = new Set(["records", "json", "addresses", "lines", "event-names"]);

/** The fields that several records can be given the same value of. */
export function editableFields(
  ui: ResourceUi,
  session: Session,
  records: readonly ApiRecord[],
): readonly UiField[] {
  const names = [...new Set(ui.form.flatMap(({ fields }) => fields))];
  return names
    .map((name) => ui.fields[name]!)
    .filter(({ isUnique, unread, type }) => !isUnique && !unread && !OF_ONE_RECORD.has(type))
    .filter((field) => records.some((record) => canChange(session, ui, record, field)))
    .map(({ isOffered, follows, ...field }) => field);
}
