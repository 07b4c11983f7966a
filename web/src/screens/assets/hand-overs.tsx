import { listScreen } from "../../records/list-screen.tsx";
import { assetColumn, assignmentUi, FURTHER_COLUMNS, statusColumn } from "./assignment-ui.tsx";

/** Who has had which asset. */
export default listScreen({
  ...assignmentUi,
  title: "Hand-overs",
  note: "Who has which asset, and who had it before.",
  list: {
    columns: [assetColumn, "employee_id", "assigned_on", "expected_return_date", statusColumn],
    more: FURTHER_COLUMNS,
    sort: "-assigned_on",
    views: [
      { id: "present", label: "Present", filters: { status: "pending_acceptance,active" } },
      { id: "unconfirmed", label: "To be confirmed", filters: { status: "pending_acceptance" } },
      { id: "overdue", label: "Overdue", filters: { is_overdue: "true" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      employee_id: { label: "With", resource: "employees" },
      asset_id: { label: "Asset", resource: "assets" },
      asset_type_id: { label: "Type", resource: "asset-types" },
    },
    emptyText: "Nothing has been assigned yet.",
  },
});
