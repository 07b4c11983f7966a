import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { AssetStatus, OverdueMark } from "./asset-status.tsx";
import { assetUi } from "./asset-ui.tsx";
import { HandOversTab } from "./hand-overs-tab.tsx";

function AssetHeader({ record }: RecordViewProps<"assets">) {
  const { name, asset_tag, serial_number, status, is_overdue } = record.attributes;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{name}</Title>
        <AssetStatus status={status} />
        <OverdueMark isOverdue={is_overdue} />
      </Group>
      <Text c="dimmed">{serial_number === null ? asset_tag : `${asset_tag} · ${serial_number}`}</Text>
    </Stack>
  );
}

/** The page of an asset, with the buttons to hand it over and take it back. */
export default recordPage({
  ui: assetUi,
  listPath: "/assets",
  Header: AssetHeader,
  tabs: [
    {
      id: "asset",
      label: t("Asset"),
      sections: [
        {
          title: t("Holder"),
          fields: ["employee_id", "assigned_on", "expected_return_date", "work_location_id", "condition"],
        },
        {
          title: t("Asset"),
          fields: ["name", "asset_type_id", "asset_tag", "serial_number", "manufacturer", "model", "notes"],
        },
        {
          title: t("Value"),
          fields: [
            "purchase_date",
            "purchase_cost",
            "currency",
            "salvage_value",
            "useful_life_months",
            "book_value",
            "warranty_until",
            "supplier",
            "order_number",
          ],
        },
        { title: t("Retired"), fields: ["retired_on", "retirement_reason", "disposal_value"] },
      ],
    },
    { id: "hand-overs", label: t("Hand-overs"), Content: HandOversTab, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
