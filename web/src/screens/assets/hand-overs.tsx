import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";
import { assetColumn, assignmentUi, FURTHER_COLUMNS, statusColumn } from "./assignment-ui.tsx";

/** Who has had which asset. */
export default listScreen({
  ...assignmentUi,
  title: t("Hand-overs"),
  note: t("Who has which asset, and who had it before."),
  list: {
    columns: [assetColumn, "employee_id", "assigned_on", "expected_return_date", statusColumn],
    more: FURTHER_COLUMNS,
    sort: "-assigned_on",
    views: [
      { id: "present", label: t("Present"), filters: { status: "pending_acceptance,active" } },
      { id: "unconfirmed", label: t("To be confirmed"), filters: { status: "pending_acceptance" } },
      { id: "overdue", label: (them) => t("Overdue", them), filters: { is_overdue: "true" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      employee_id: { label: t("With"), resource: "employees" },
      asset_id: { label: t("Asset"), resource: "assets" },
      asset_type_id: { label: t("Type"), resource: "asset-types" },
    },
    emptyText: t("Nothing has been assigned yet."),
  },
});
