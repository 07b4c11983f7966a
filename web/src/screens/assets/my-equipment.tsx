import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";
import { assetColumn, assignmentUi, FURTHER_COLUMNS, statusColumn } from "./assignment-ui.tsx";

/** What the person has from the company; what is new is confirmed here. */
export default listScreen({
  ...assignmentUi,
  title: t("My equipment"),
  note: t("What you have from the company. Open new equipment to confirm that you received it."),
  list: {
    columns: [assetColumn, "assigned_on", "expected_return_date", statusColumn],
    more: FURTHER_COLUMNS,
    sort: "-assigned_on",
    views: [
      {
        id: "present",
        label: t("What I have"),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { employee_id, status: "pending_acceptance,active" },
      },
      {
        id: "past",
        label: t("What I returned"),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id, status: "closed" }),
      },
    ],
    filters: {
      employee_id: { isHidden: true },
      asset_type_id: { label: t("Type"), resource: "asset-types" },
    },
    withoutSavedViews: true,
    emptyText: t("You have no equipment of the company."),
  },
});
