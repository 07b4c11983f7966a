import { listScreen } from "../../records/list-screen.tsx";
import { assetColumn, assignmentUi, FURTHER_COLUMNS, statusColumn } from "./assignment-ui.tsx";

/** What the person has from the company; what is new is confirmed here. */
export default listScreen({
  ...assignmentUi,
  title: "My equipment",
  note: "What you have from the company. Open new equipment to confirm that you received it.",
  list: {
    columns: [assetColumn, "assigned_on", "expected_return_date", statusColumn],
    more: FURTHER_COLUMNS,
    sort: "-assigned_on",
    views: [
      {
        id: "present",
        label: "What I have",
        filters: ({ employee_id }) =>
          employee_id === null ? null : { employee_id, status: "pending_acceptance,active" },
      },
      {
        id: "past",
        label: "What I returned",
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id, status: "closed" }),
      },
    ],
    filters: {
      employee_id: { isHidden: true },
      asset_type_id: { label: "Type", resource: "asset-types" },
    },
    withoutSavedViews: true,
    emptyText: "You have no equipment of the company.",
  },
});
