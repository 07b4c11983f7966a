import type { RecordViewProps } from "../../declare/record-page.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { RelatedRecords } from "../../records/related-records.tsx";
import { assignmentUi, statusColumn } from "./assignment-ui.tsx";

const handOversUi = resourceUi({
  ...assignmentUi,
  title: t("Hand-overs"),
  note: t("Who has the asset, and who had it before."),
  list: {
    columns: ["employee_id", "assigned_on", "returned_on", "expected_return_date", "days_held", statusColumn],
    sort: "-assigned_on",
    emptyText: t("Nobody has had the asset yet."),
  },
});

/** Who had an asset from when to when. */
export function HandOversTab({ record }: RecordViewProps<"assets">) {
  return <RelatedRecords ui={handOversUi} of={{ asset_id: record.id }} mayCreate={false} />;
}
