import type { RecordViewProps } from "../../declare/record-page.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { RelatedRecords } from "../../records/related-records.tsx";
import { assetColumn, assignmentUi, statusColumn } from "../assets/assignment-ui.tsx";

const equipmentUi = resourceUi({
  ...assignmentUi,
  title: t("Equipment"),
  note: t("What the person has from the company, and what they had before."),
  list: {
    columns: [assetColumn, "assigned_on", "expected_return_date", "returned_on", statusColumn],
    sort: "-assigned_on",
    emptyText: t("The person has had no equipment of the company."),
  },
});

/** The assets that an employee has, and those that they returned; a row leads to the page of the asset. */
export function EquipmentTab({ record }: RecordViewProps<"employees">) {
  return (
    <RelatedRecords
      ui={equipmentUi}
      of={{ employee_id: record.id }}
      mayCreate={false}
      target={({ attributes }) => ({ to: `/assets/${attributes.asset_id}` })}
    />
  );
}
