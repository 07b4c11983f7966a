import { Group } from "@mantine/core";
import { assets } from "../../api/generated/resources/assets.ts";
import type { ApiRecord } from "../../api/records.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { assetActions } from "./asset-actions.ts";
import { AssetStatus, OverdueMark, STATUS_LABELS } from "./asset-status.tsx";
import { PrintLabels } from "./print-labels.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  asset_type_id: { label: t("Type"), hint: undefined },
  asset_tag: { label: t("Asset tag"), hint: t("If empty, the next number of the type.") },
  serial_number: { label: t("Serial number"), hint: undefined },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  purchase_date: { label: t("Bought on"), hint: undefined },
  purchase_cost: { label: t("Cost") },
  salvage_value: { label: t("Value at the end"), hint: t("What remains of the cost after its useful life.") },
  useful_life_months: {
    label: t("Useful life"),
    hint: t("For a new asset the type's. If empty, it keeps its value."),
  },
  book_value: { label: t("Book value"), hint: undefined },
  warranty_until: { label: t("Warranty until"), hint: undefined },
  work_location_id: { label: t("Kept at"), hint: undefined },
  employee_id: { label: t("With"), hint: undefined },
  assigned_on: { label: t("Since"), hint: undefined },
  expected_return_date: { label: t("Expected back"), hint: undefined },
  is_overdue: { label: t("Overdue", { one: t("Asset") }), hint: undefined },
  retired_on: { label: t("Retired on") },
  retirement_reason: { label: t("Why") },
  disposal_value: { label: t("Sold for"), hint: undefined },
};

/** The list, form and page of assets. */
export const assetUi = resourceUi({
  resource: "assets",
  metadata: assets,
  title: t("Assets"),
  singular: t("Asset"),
  fields,
  list: {
    columns: [
      "name",
      "asset_tag",
      "asset_type_id",
      "employee_id",
      {
        name: "status",
        render: ({ attributes }: ApiRecord<"assets">) => (
          <Group gap={6} wrap="nowrap">
            <AssetStatus status={attributes.status} />
            <OverdueMark isOverdue={attributes.is_overdue} />
          </Group>
        ),
      },
    ],
    more: [
      "serial_number",
      "manufacturer",
      "model",
      "condition",
      "expected_return_date",
      "work_location_id",
      "purchase_date",
      "purchase_cost",
      "book_value",
      "warranty_until",
      "supplier",
      "order_number",
      "retired_on",
      "created_at",
    ],
    sort: "asset_tag",
    views: [
      { id: "in-use", label: t("In use"), filters: { "-status": "retired" } },
      { id: "available", label: (them) => t("Available", them), filters: { status: "available" } },
      { id: "overdue", label: (them) => t("Overdue", them), filters: { is_overdue: "true" } },
      { id: "retired", label: (them) => t("Retired", them), filters: { status: "retired" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      employee_id: { label: t("With"), resource: "employees" },
      asset_type_id: { label: t("Type"), resource: "asset-types" },
      work_location_id: { label: t("Kept at"), resource: "work-locations" },
    },
    bulk: {
      return: { label: t("Take back"), from: ["assigned"] },
      retire: { label: t("Retire"), from: ["available", "in_repair", "lost"], isDangerous: true },
    },
    emptyText: t("Enter here what belongs to the company, such as laptops and phones."),
  },
  calendar: {
    path: "/assets/calendar",
    listPath: "/assets",
    from: "expected_return_date",
    days: ["expected_return_date", "warranty_until", "purchase_date"],
    title: ({ attributes }: ApiRecord<"assets">) => `${attributes.asset_tag} ${attributes.name}`,
    note: (record: ApiRecord<"assets">) => relatedLabel(record, "employee") || null,
    isTentative: ({ attributes }: ApiRecord<"assets">) => attributes.status === "retired",
    related: ["employee_id"],
  },
  form: [
    {
      title: t("Asset"),
      fields: ["name", "asset_type_id", "asset_tag", "serial_number", "manufacturer", "model", "condition"],
    },
    {
      title: t("Purchase"),
      fields: [
        "purchase_date",
        "purchase_cost",
        "currency",
        "salvage_value",
        "useful_life_months",
        "warranty_until",
        "supplier",
        "order_number",
      ],
    },
    { title: t("Further"), fields: ["work_location_id", "notes"] },
  ],
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  actions: assetActions,
  lockOf: ({ attributes }: ApiRecord<"assets">) =>
    attributes.status === "retired" ? t("A retired asset cannot be changed.") : null,
  page: (id) => `/assets/${id}`,
  createPath: "/assets/new",
  ListActions: PrintLabels,
});
